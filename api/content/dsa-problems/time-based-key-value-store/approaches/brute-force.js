class TimeMap {
  entries = [];

  set(key, value, timestamp) {
    this.entries.push({ key, value, timestamp });
  }

  get(key, timestamp) {
    const latest = this.entries.findLast(
      (entry) => entry.key === key && entry.timestamp <= timestamp,
    );
    return latest?.value ?? '';
  }
}

const door = [
  ['set', 'door', 'open', 3],
  ['set', 'door', 'shut', 8],
];

const times = [5, 8, 1].map((time) => ['get', 'door', time]);

console.log(calls(new TimeMap(), ...door, ...times));
