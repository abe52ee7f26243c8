/**
 * Say whether a and b are equal up to rounding.
 * @param {number} a
 * @param {number} b
 * @returns {boolean}
 */
function nearlyEqual(a, b) {
}
