/**
 * Return a function that calls fn once it hasn't been called for ms milliseconds.
 * @param {Function} fn
 * @param {number} ms
 * @returns {Function & { cancel: () => void, flush: () => unknown }}
 */
function settled(fn, ms) {
}
