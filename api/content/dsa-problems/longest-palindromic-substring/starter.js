/**
 * Return the longest substring of text that is a palindrome.
 *
 * Of several, return the first. longestPalindrome("xabbay") is "abba".
 * @param {string} text
 * @returns {string}
 */
function longestPalindrome(text) {
}

console.log(longestPalindrome('tartrate'));
