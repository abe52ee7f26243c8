/**
 * Return base to the power of exponent, which may be negative.
 *
 * power(2, 3) is 8, power(2, -1) is 0.5.
 * @param {number} base
 * @param {number} exponent
 * @returns {number}
 */
function power(base, exponent) {
}

console.log(power(3, 5));
