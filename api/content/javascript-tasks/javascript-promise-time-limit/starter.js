/**
 * Return a function that calls fn, and gives up after ms milliseconds.
 * @param {Function} fn
 * @param {number} ms
 * @returns {(...given: unknown[]) => Promise<unknown>}
 */
function limited(fn, ms) {
}
