function treeToJson(root) {
  const path = new Set();

  const copy = (value) => {
    if (typeof value !== 'object' || value === null) return value;
    if (path.has(value)) return undefined;
    path.add(value);
    const result = Array.isArray(value)
      ? value.map(copy)
      : Object.fromEntries(Object.entries(value).map(([name, item]) => [name, copy(item)]));
    path.delete(value);
    return result;
  };

  return JSON.stringify(copy(root));
}
