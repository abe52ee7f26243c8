class KthLargest {
  constructor(k, numbers) {
    this.k = k;
    this.numbers = [...numbers];
  }

  add(number) {
    this.numbers.push(number);
    return [...this.numbers].sort((a, b) => b - a)[this.k - 1];
  }
}

const steps = [
  ['add', 4],
  ['add', 10],
  ['add', 1],
];

console.log(calls(new KthLargest(3, [5, 8, 2, 9]), ...steps));
