function deepCopy(value) {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(deepCopy);
  if (value instanceof Date) return new Date(value.getTime());
  if (value instanceof Map) return new Map([...value].map(deepCopy));
  if (value instanceof Set) return new Set([...value].map(deepCopy));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, deepCopy(item)]));
}
