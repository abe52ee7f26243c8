/**
 * Return the product of two integers given as strings of digits.
 *
 * multiply("12", "5") is "60".
 * @param {string} first
 * @param {string} second
 * @returns {string}
 */
function multiply(first, second) {
}

console.log(multiply('27', '345'));
