/** What baskets are made from, by Object.create(basket). */
const basket = {
  items: [],

  add(thing) {
    this.items.push(thing);
    return this;
  },
};
