class MinStack {
  constructor() {
    // Each value with the minimum of everything up to it.
    this.entries = [];
  }

  push(value) {
    const smallest = this.entries.length > 0 ? Math.min(value, this.getMin()) : value;
    this.entries.push([value, smallest]);
  }

  pop() {
    return this.entries.pop()[0];
  }

  top() {
    return this.entries.at(-1)[0];
  }

  getMin() {
    return this.entries.at(-1)[1];
  }
}

const steps = [['getMin'], ['pop'], ['pop'], ['getMin']];

console.log(calls(new MinStack(), ['push', 5], ['push', 2], ['push', 7], ...steps));
