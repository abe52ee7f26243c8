function groupBy(items, key) {
  const keyOf = typeof key === 'function' ? key : (item) => item[key];
  const groups = {};
  items.forEach((item, index) => {
    const value = keyOf(item, index);
    groups[value] ??= [];
    groups[value].push(item);
  });
  return new Map(Object.entries(groups));
}
