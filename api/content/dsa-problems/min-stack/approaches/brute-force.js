class MinStack {
  constructor() {
    this.values = [];
  }

  push(value) {
    this.values.push(value);
  }

  pop() {
    return this.values.pop();
  }

  top() {
    return this.values.at(-1);
  }

  getMin() {
    return this.values.reduce((one, other) => Math.min(one, other));
  }
}

const steps = [['getMin'], ['pop'], ['pop'], ['getMin']];

console.log(calls(new MinStack(), ['push', 5], ['push', 2], ['push', 7], ...steps));
