function callOn(object, fn, ...given) {
  const key = Symbol('borrowed');
  object[key] = fn;
  try {
    return object[key](...given);
  } finally {
    delete object[key];
  }
}
