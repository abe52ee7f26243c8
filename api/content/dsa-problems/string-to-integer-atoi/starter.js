/**
 * Return the 32-bit integer that text begins with.
 *
 * Spaces may come first, then a sign; the number ends before the first character that's no digit.
 * Without digits, it's 0. parseInteger(" +12 km") is 12.
 * @param {string} text
 * @returns {number}
 */
function parseInteger(text) {
}

console.log(parseInteger(' -307km'));
