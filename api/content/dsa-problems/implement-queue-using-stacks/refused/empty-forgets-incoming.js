class QueueOfStacks {
  constructor() {
    this.incoming = [];
    this.outgoing = [];
  }

  push(value) {
    this.incoming.push(value);
  }

  pop() {
    this.peek();
    return this.outgoing.pop();
  }

  peek() {
    if (this.outgoing.length === 0) {
      while (this.incoming.length > 0) this.outgoing.push(this.incoming.pop());
    }
    return this.outgoing.at(-1);
  }

  empty() {
    return this.outgoing.length === 0;
  }
}
