function groupBy(items, key) {
  const keyOf = typeof key === 'function' ? key : (item) => item[key];
  const groups = new Map();
  items.forEach((item, index) => {
    const value = keyOf(item, index);
    if (!groups.has(value)) groups.set(value, []);
    groups.get(value).push(item);
  });
  return groups;
}
