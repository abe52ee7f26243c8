/**
 * Call fn with object as this and the given arguments.
 * @param {object} object
 * @param {Function} fn
 * @param {...unknown} given
 * @returns {unknown} what fn returns
 */
function callOn(object, fn, ...given) {
}
