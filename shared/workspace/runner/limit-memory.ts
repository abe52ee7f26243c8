const PAGE = 64 * 1024;

/**
 * Stops memory from growing beyond the limit, in bytes. Python then raises MemoryError, which the learner
 * can be shown. Returns a function that
 * returns the size it has grown to, in bytes.
 */
export function limitMemory(limit: number): () => number {
  const { grow } = WebAssembly.Memory.prototype;
  let size = 0;
  WebAssembly.Memory.prototype.grow = function (pages: number) {
    const requested = this.buffer.byteLength + pages * PAGE;
    if (requested > limit) throw new RangeError('The limit is reached.');
    const before = grow.call(this, pages);
    size = requested;
    return before;
  };
  return () => size;
}
