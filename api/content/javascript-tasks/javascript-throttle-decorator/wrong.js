function spaced(fn, ms) {
  let last = -Infinity;
  return function (...given) {
    if (Date.now() - last < ms) return;
    last = Date.now();
    fn.apply(this, given);
  };
}
