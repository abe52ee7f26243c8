class QueueOfStacks {
  constructor() {
    this.values = [];
    this.turned = [];
  }

  push(value) {
    this.values.push(value);
  }

  pop() {
    this.pour(this.values, this.turned);
    const value = this.turned.pop();
    this.pour(this.turned, this.values);
    return value;
  }

  peek() {
    this.pour(this.values, this.turned);
    const value = this.turned.at(-1);
    this.pour(this.turned, this.values);
    return value;
  }

  empty() {
    return this.values.length === 0;
  }

  pour(source, target) {
    while (source.length > 0) target.push(source.pop());
  }
}

const steps = [['peek'], ['pop'], ['push', 5], ['pop'], ['pop'], ['empty']];

console.log(calls(new QueueOfStacks(), ['push', 3], ['push', 8], ...steps));
