class KthLargest {
  constructor(k, numbers) {
    this.k = k;
    this.ascending = [...numbers].sort((a, b) => a - b);
  }

  add(number) {
    let low = 0;
    let high = this.ascending.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.ascending[middle] <= number) low = middle + 1;
      else high = middle;
    }
    this.ascending.splice(low, 0, number);
    return this.ascending.at(-this.k);
  }
}

const steps = [
  ['add', 4],
  ['add', 10],
  ['add', 1],
];

console.log(calls(new KthLargest(3, [5, 8, 2, 9]), ...steps));
