class QueueOfStacks {
  constructor() {
    this.incoming = [];
    this.outgoing = [];
  }

  push(value) {
    this.incoming.push(value);
  }

  pop() {
    this.prepare();
    return this.outgoing.pop();
  }

  peek() {
    this.prepare();
    return this.outgoing.at(-1);
  }

  empty() {
    return this.incoming.length === 0 && this.outgoing.length === 0;
  }

  /** Makes sure that the oldest value is on top of outgoing. */
  prepare() {
    if (this.outgoing.length > 0) return;
    while (this.incoming.length > 0) this.outgoing.push(this.incoming.pop());
  }
}

const steps = [['peek'], ['pop'], ['push', 5], ['pop'], ['pop'], ['empty']];

console.log(calls(new QueueOfStacks(), ['push', 3], ['push', 8], ...steps));
