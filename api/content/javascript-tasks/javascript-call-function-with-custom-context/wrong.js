function callOn(object, fn, ...given) {
  object.fn = fn;
  const result = object.fn(...given);
  delete object.fn;
  return result;
}
