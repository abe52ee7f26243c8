/**
 * Return a function that calls compute once for the same arguments, which may be anything.
 * @param {Function} compute
 * @returns {Function}
 */
function rememberAny(compute) {
}
