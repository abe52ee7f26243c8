class RangeSum {
  constructor(numbers) {
    this.numbers = numbers;
    this.size = Math.floor(Math.sqrt(numbers.length));
    this.blocks = Array(Math.ceil(numbers.length / this.size)).fill(0);
    for (const [index, number] of numbers.entries()) {
      this.blocks[Math.floor(index / this.size)] += number;
    }
  }

  sumRange(left, right) {
    let total = 0;
    let index = left;
    while (index <= right) {
      if (index % this.size === 0 && index + this.size <= right) {
        total += this.blocks[index / this.size];
        index += this.size;
      } else {
        total += this.numbers[index];
        index += 1;
      }
    }
    return total;
  }
}

console.log(calls(new RangeSum([5, -2, 4, 1]), ['sumRange', 1, 3], ['sumRange', 0, 0]));
