class RangeSum {
  constructor(numbers) {
    // before[i] is the sum of the first i numbers.
    this.before = [0];
    for (const number of numbers) this.before.push(this.before.at(-1) + number);
  }

  sumRange(left, right) {
    return this.before[right + 1] - this.before[left];
  }
}

console.log(calls(new RangeSum([5, -2, 4, 1]), ['sumRange', 1, 3], ['sumRange', 0, 0]));
