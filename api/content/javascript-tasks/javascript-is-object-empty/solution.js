function isEmpty(value) {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string' || Array.isArray(value)) return value.length === 0;
  if (value instanceof Map || value instanceof Set) return value.size === 0;
  return !Reflect.ownKeys(value).some((key) =>
    Object.prototype.propertyIsEnumerable.call(value, key),
  );
}
