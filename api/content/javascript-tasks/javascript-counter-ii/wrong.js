function createStock(initial) {
  return {
    stock: initial,
    add(count = 1) {
      this.stock += count;
      return this.stock;
    },
    remove(count = 1) {
      if (count > this.stock) throw new RangeError(`Only ${this.stock} left`);
      this.stock -= count;
      return this.stock;
    },
    reset() {
      this.stock = initial;
      return this.stock;
    },
  };
}
