class MapSum {
  constructor() {
    this.values = new Map();
    this.totals = new Map();
  }

  insert(key, value) {
    const change = value - (this.values.get(key) ?? 0);
    this.values.set(key, value);
    for (let end = 1; end <= key.length; end += 1) {
      const prefix = key.slice(0, end);
      this.totals.set(prefix, (this.totals.get(prefix) ?? 0) + change);
    }
  }

  sumOf(prefix) {
    return this.totals.get(prefix) ?? 0;
  }
}

const example = [
  ['insert', 'cart', 3],
  ['sumOf', 'car'],
  ['insert', 'car', 1],
  ['sumOf', 'car'],
];

console.log(calls(new MapSum(), ['insert', 'car', 4], ...example));
