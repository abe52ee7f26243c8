const PAGE = 64 * 1024;

/**
 * Makes memory grow no further than the limit, in bytes. Python then raises MemoryError, which a program
 * can be told about. Answers a function that says how far it has grown.
 */
export function limitMemory(limit: number): () => number {
  const { grow } = WebAssembly.Memory.prototype;
  let size = 0;
  WebAssembly.Memory.prototype.grow = function (pages: number) {
    const wanted = this.buffer.byteLength + pages * PAGE;
    if (wanted > limit) throw new RangeError('The limit is reached.');
    const before = grow.call(this, pages);
    size = wanted;
    return before;
  };
  return () => size;
}
