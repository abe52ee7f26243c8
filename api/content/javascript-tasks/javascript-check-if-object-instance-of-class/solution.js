function belongsTo(value, type) {
  if (value === null || value === undefined || typeof type !== 'function') return false;
  const wanted = type.prototype;
  let prototype = Object.getPrototypeOf(value);
  while (prototype !== null && prototype !== wanted) prototype = Object.getPrototypeOf(prototype);
  return prototype !== null;
}
