/**
 * Return a function that calls fn with its own this and arguments, ms milliseconds later.
 * @param {Function} fn
 * @param {number} ms
 * @returns {Function & { pending: () => number }}
 */
function delayed(fn, ms) {
}
