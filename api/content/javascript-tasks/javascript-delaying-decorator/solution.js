function delayed(fn, ms) {
  let pending = 0;
  function later(...given) {
    pending += 1;
    setTimeout(() => {
      pending -= 1;
      fn.apply(this, given);
    }, ms);
  }
  later.pending = () => pending;
  return later;
}
