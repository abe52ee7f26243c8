/** Baskets are made from this with Object.create(basket). */
const basket = {
  items: [],

  add(thing) {
    this.items.push(thing);
    return this;
  },
};
