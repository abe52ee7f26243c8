/**
 * Return true if text reads the same in both directions.
 *
 * Only letters and digits count, and case doesn't matter.
 * isPalindrome("A, b: a") is true.
 * @param {string} text
 * @returns {boolean}
 */
function isPalindrome(text) {
}

console.log(isPalindrome('Was it a car, or a cat I saw?'));
