function createStock(initial) {
  let stock = initial;
  return {
    add(count = 1) {
      stock += count;
      return stock;
    },
    remove(count = 1) {
      if (count > stock) throw new RangeError(`Only ${stock} left`);
      stock -= count;
      return stock;
    },
    reset() {
      stock = initial;
      return stock;
    },
  };
}
