/**
 * Return true if the number reads the same from both sides.
 *
 * A negative number doesn't. isPalindrome(242) is true.
 * @param {number} number
 * @returns {boolean}
 */
function isPalindrome(number) {
}

console.log(isPalindrome(36063));
