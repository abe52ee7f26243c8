/**
 * Return a function that returns first, then one more with each call.
 * @param {number} [first] 1 if it isn't given
 * @returns {() => number}
 */
function numbersFrom(first) {
}
