class Account {
  constructor(owner) {
    this.owner = owner;
    this.balance = 0;
  }

  deposit(amount) {
    this.balance += amount;
    return this;
  }

  withdraw(amount) {
    if (amount > this.balance) throw new RangeError(`Only ${this.balance} left`);
    this.balance -= amount;
    return this;
  }
}
