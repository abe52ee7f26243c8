/**
 * Return a function that passes its calls on to fn at most every ms milliseconds.
 * @param {Function} fn
 * @param {number} ms
 * @returns {Function}
 */
function spaced(fn, ms) {
}
