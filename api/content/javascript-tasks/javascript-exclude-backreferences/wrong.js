function treeToJson(root) {
  const seen = new WeakSet();
  return JSON.stringify(root, (name, value) => {
    if (typeof value !== 'object' || value === null) return value;
    if (seen.has(value)) return undefined;
    seen.add(value);
    return value;
  });
}
