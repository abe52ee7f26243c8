class TimeMap {
  constructor() {
    // The timestamps and values of each key, both in order of time.
    this.histories = new Map();
  }

  set(key, value, timestamp) {
    if (!this.histories.has(key)) this.histories.set(key, { times: [], values: [] });
    const { times, values } = this.histories.get(key);
    times.push(timestamp);
    values.push(value);
  }

  get(key, timestamp) {
    const { times, values } = this.histories.get(key) ?? { times: [], values: [] };
    // How many aren't later than timestamp.
    let low = 0;
    let high = times.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (times[middle] <= timestamp) low = middle + 1;
      else high = middle;
    }
    return low > 0 ? values[low - 1] : '';
  }
}

const door = [
  ['set', 'door', 'open', 3],
  ['set', 'door', 'shut', 8],
];

const times = [5, 8, 1].map((time) => ['get', 'door', time]);

console.log(calls(new TimeMap(), ...door, ...times));
