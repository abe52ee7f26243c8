/**
 * Return a function that adds so many percent of tax to a price in cents.
 * @param {number} percent
 * @returns {(price: number) => number}
 */
function withTax(percent) {
}
