class TimeMap {
  constructor() {
    // The entries of each key, in order of time.
    this.histories = new Map();
  }

  set(key, value, timestamp) {
    if (!this.histories.has(key)) this.histories.set(key, []);
    this.histories.get(key).push({ timestamp, value });
  }

  get(key, timestamp) {
    const history = this.histories.get(key) ?? [];
    // How many entries aren't later than timestamp.
    let low = 0;
    let high = history.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (history[middle].timestamp <= timestamp) low = middle + 1;
      else high = middle;
    }
    return low > 0 ? history[low - 1].value : '';
  }
}

const door = [
  ['set', 'door', 'open', 3],
  ['set', 'door', 'shut', 8],
];

const times = [5, 8, 1].map((time) => ['get', 'door', time]);

console.log(calls(new TimeMap(), ...door, ...times));
