/**
 * Return whether a and b are nearly equal.
 * @param {number} a
 * @param {number} b
 * @returns {boolean}
 */
function nearlyEqual(a, b) {
}
