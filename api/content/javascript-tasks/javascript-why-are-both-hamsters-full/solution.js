const basket = {
  items: [],

  add(thing) {
    this.items = [...this.items, thing];
    return this;
  },
};
