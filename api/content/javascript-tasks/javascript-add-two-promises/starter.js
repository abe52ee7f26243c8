/**
 * Return a promise for the sum.
 * @param {number | Promise<number>} one
 * @param {number | Promise<number>} other
 * @returns {Promise<number>}
 */
async function total(one, other) {
}
