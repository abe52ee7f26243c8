/**
 * Return the length of the longest substring whose parentheses match.
 *
 * If there is none but the empty string, return 0.
 * longestValid("(()") is 2.
 * @param {string} text
 * @returns {number}
 */
function longestValid(text) {
}

console.log(longestValid(')()(())('));
