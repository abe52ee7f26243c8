function limited(fn, ms) {
  return async function (...given) {
    const limit = new Promise((_, reject) => {
      setTimeout(() => reject(new Error(`Took longer than ${ms} ms`)), ms);
    });
    return Promise.race([fn.apply(this, given), limit]);
  };
}
