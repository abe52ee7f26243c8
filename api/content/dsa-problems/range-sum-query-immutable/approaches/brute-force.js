class RangeSum {
  constructor(numbers) {
    this.numbers = numbers;
  }

  sumRange(left, right) {
    let total = 0;
    for (let index = left; index <= right; index += 1) total += this.numbers[index];
    return total;
  }
}

console.log(calls(new RangeSum([5, -2, 4, 1]), ['sumRange', 1, 3], ['sumRange', 0, 0]));
