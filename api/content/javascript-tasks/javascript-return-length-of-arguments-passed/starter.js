/**
 * Say how many more arguments there are than fn declares.
 * @param {Function} fn
 * @param {...unknown} given
 * @returns {number}
 */
function surplus(fn, ...given) {
}
