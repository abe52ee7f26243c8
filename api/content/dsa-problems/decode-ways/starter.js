/**
 * Return in how many ways digits can be decoded to letters.
 *
 * A is 1, Z is 26; no number begins with 0.
 * numDecodings("12") is 2.
 * @param {string} digits
 * @returns {number}
 */
function numDecodings(digits) {
}

console.log(numDecodings('2263'));
