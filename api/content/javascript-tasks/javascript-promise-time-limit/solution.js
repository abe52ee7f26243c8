function limited(fn, ms) {
  return async function (...given) {
    let timer;
    const limit = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Took longer than ${ms} ms`)), ms);
    });
    try {
      return await Promise.race([fn.apply(this, given), limit]);
    } finally {
      clearTimeout(timer);
    }
  };
}
