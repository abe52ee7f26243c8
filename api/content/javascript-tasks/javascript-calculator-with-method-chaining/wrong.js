class Calculation {
  constructor(number) {
    this.value = number;
  }

  plus(number) {
    this.value += number;
    return this;
  }

  minus(number) {
    this.value -= number;
    return this;
  }

  times(number) {
    this.value *= number;
    return this;
  }

  over(number) {
    if (number === 0) throw new RangeError('Division by zero');
    this.value /= number;
    return this;
  }
}
