function assemble(first = (value) => value, ...others) {
  return (...given) => others.reduce((value, step) => step(value), first(...given));
}
