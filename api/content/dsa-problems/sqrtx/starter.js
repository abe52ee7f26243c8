/**
 * Return the square root of x, rounded down.
 *
 * Use no function or operator for roots. integerRoot(8) is 2.
 * @param {number} x
 * @returns {number}
 */
function integerRoot(x) {
}

console.log(integerRoot(30));
