/**
 * Return a function that adds further numbers, and that counts as the sum so far.
 * @param {number} number
 * @returns {Function}
 */
function sum(number) {
}
