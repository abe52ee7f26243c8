function firstOfEach(items, keyOf = (item) => item) {
  const seen = new Set();
  return items.filter((item) => {
    const key = keyOf(item);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
