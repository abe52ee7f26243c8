/**
 * Return a function that calls fn with the fixed arguments and then those of the call.
 * @param {Function} fn
 * @param {...unknown} fixed if one is fillIn.later, an argument of the call takes its place
 * @returns {Function}
 */
function fillIn(fn, ...fixed) {
}

fillIn.later = Symbol('later');
