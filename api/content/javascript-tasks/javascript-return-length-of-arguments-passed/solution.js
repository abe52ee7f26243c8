function surplus(fn, ...given) {
  return given.length - fn.length;
}
