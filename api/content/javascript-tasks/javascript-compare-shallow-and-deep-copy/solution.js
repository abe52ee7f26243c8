function deepCopy(value, copies = new Map()) {
  if (typeof value !== 'object' || value === null) return value;
  if (copies.has(value)) return copies.get(value);
  const copy = emptyLike(value);
  copies.set(value, copy);
  if (value instanceof Map) {
    for (const [key, item] of value) copy.set(deepCopy(key, copies), deepCopy(item, copies));
  } else if (value instanceof Set) {
    for (const item of value) copy.add(deepCopy(item, copies));
  } else {
    for (const name of Object.keys(value)) copy[name] = deepCopy(value[name], copies);
  }
  return copy;
}

function emptyLike(value) {
  if (Array.isArray(value)) return [];
  if (value instanceof Date) return new Date(value.getTime());
  if (value instanceof Map) return new Map();
  if (value instanceof Set) return new Set();
  return {};
}
