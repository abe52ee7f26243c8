/**
 * Return a function that adds that percentage of tax to a price in cents.
 * @param {number} percent
 * @returns {(price: number) => number}
 */
function withTax(percent) {
}
