class MedianFinder {
  numbers = [];

  addNum(number) {
    let index = 0;
    while (index < this.numbers.length && this.numbers[index] < number) index += 1;
    this.numbers.splice(index, 0, number);
  }

  findMedian() {
    const middle = Math.floor(this.numbers.length / 2);
    if (this.numbers.length % 2 === 1) return this.numbers[middle];
    return (this.numbers[middle - 1] + this.numbers[middle]) / 2;
  }
}

const start = [['addNum', 5], ['addNum', 2], ['findMedian']];

console.log(calls(new MedianFinder(), ...start, ['addNum', 9], ['findMedian']));
