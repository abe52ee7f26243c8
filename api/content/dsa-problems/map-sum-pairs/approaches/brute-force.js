class MapSum {
  constructor() {
    this.values = new Map();
  }

  insert(key, value) {
    this.values.set(key, value);
  }

  sumOf(prefix) {
    let total = 0;
    for (const [key, value] of this.values) {
      if (key.startsWith(prefix)) total += value;
    }
    return total;
  }
}

const example = [
  ['insert', 'cart', 3],
  ['sumOf', 'car'],
  ['insert', 'car', 1],
  ['sumOf', 'car'],
];

console.log(calls(new MapSum(), ['insert', 'car', 4], ...example));
