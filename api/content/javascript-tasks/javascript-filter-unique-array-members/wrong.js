function firstOfEach(items, keyOf = (item) => item) {
  const keys = items.map((item) => keyOf(item));
  return items.filter((item, index) => keys.indexOf(keys[index]) === index);
}
