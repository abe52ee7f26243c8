function belongsTo(value, type) {
  if (value === null || value === undefined) return false;
  return Object(value) instanceof type;
}
