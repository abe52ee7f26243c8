function delayed(fn, ms) {
  let pending = 0;
  function later(...given) {
    pending += 1;
    setTimeout(function () {
      fn.apply(this, given);
      pending -= 1;
    }, ms);
  }
  later.pending = () => pending;
  return later;
}
