class Calculation {
  constructor(number) {
    this.value = number;
  }

  plus(number) {
    return new Calculation(this.value + number);
  }

  minus(number) {
    return new Calculation(this.value - number);
  }

  times(number) {
    return new Calculation(this.value * number);
  }

  over(number) {
    if (number === 0) throw new RangeError('Division by zero');
    return new Calculation(this.value / number);
  }
}
