function Account(owner) {
  var balance = 0;
  this.owner = owner;
  this.deposit = function (amount) {
    balance += amount;
    return this;
  };
  this.withdraw = function (amount) {
    if (amount > balance) throw new RangeError('Only ' + balance + ' left');
    balance -= amount;
    return this;
  };
  Object.defineProperty(this, 'balance', {
    get: function () {
      return balance;
    },
  });
}
