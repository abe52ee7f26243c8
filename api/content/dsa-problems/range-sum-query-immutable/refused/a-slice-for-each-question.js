class RangeSum {
  constructor(numbers) {
    this.numbers = numbers;
  }

  sumRange(left, right) {
    return this.numbers.slice(left, right + 1).reduce((sum, number) => sum + number, 0);
  }
}
