const basket = {
  items: [],

  add(thing) {
    if (!Object.hasOwn(this, 'items')) this.items = [];
    this.items.push(thing);
    return this;
  },
};
