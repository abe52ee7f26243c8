function surplus(fn, ...given) {
  return given.filter((value) => value !== undefined).length - fn.length;
}
