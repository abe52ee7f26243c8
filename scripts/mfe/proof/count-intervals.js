/** Runs in each page of a proof before any other script (page-scripts.ts): counts the timers that go on until they're cleared. */
(() => {
  const { setInterval: start, clearInterval: clear, clearTimeout: clearEither } = globalThis;
  const running = new Set();
  globalThis.setInterval = (...given) => {
    const id = start(...given);
    running.add(id);
    return id;
  };
  globalThis.clearInterval = (id) => {
    running.delete(id);
    clear(id);
  };
  // Browsers clear either with it.
  globalThis.clearTimeout = (id) => {
    running.delete(id);
    clearEither(id);
  };
  Object.defineProperty(globalThis, Symbol.for('proof.intervals'), { value: () => running.size });
})();
