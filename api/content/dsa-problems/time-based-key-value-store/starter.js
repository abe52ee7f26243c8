/** A store that knows which value a key had at any time. */
class TimeMap {
  constructor() {
  }

  /**
   * Store value for key. Timestamps are strictly increasing.
   * @param {string} key
   * @param {string} value
   * @param {number} timestamp
   */
  set(key, value, timestamp) {
  }

  /**
   * Return the value that key had at that time, "" if it had none.
   * @param {string} key
   * @param {number} timestamp
   * @returns {string}
   */
  get(key, timestamp) {
  }
}

const door = [
  ['set', 'door', 'open', 3],
  ['set', 'door', 'shut', 8],
];

const times = [5, 8, 1].map((time) => ['get', 'door', time]);

console.log(calls(new TimeMap(), ...door, ...times));
