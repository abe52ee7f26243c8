class MinStack {
  constructor() {
    this.values = [];
    this.smallest = Infinity;
  }

  push(value) {
    this.values.push(value);
    this.smallest = Math.min(this.smallest, value);
  }

  pop() {
    const value = this.values.pop();
    if (value === this.smallest) {
      this.smallest = this.values.reduce((one, other) => Math.min(one, other), Infinity);
    }
    return value;
  }

  top() {
    return this.values.at(-1);
  }

  getMin() {
    return this.smallest;
  }
}

const steps = [['getMin'], ['pop'], ['pop'], ['getMin']];

console.log(calls(new MinStack(), ['push', 5], ['push', 2], ['push', 7], ...steps));
