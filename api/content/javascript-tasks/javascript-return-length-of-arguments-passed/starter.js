/**
 * Return how many more arguments are given than fn declares.
 * @param {Function} fn
 * @param {...unknown} given
 * @returns {number}
 */
function surplus(fn, ...given) {
}
