/**
 * Return all balanced strings with this many pairs of parentheses.
 *
 * The order doesn't matter.
 * generateParentheses(2) is ["(())", "()()"].
 * @param {number} pairs
 * @returns {string[]}
 */
function generateParentheses(pairs) {
}

console.log(generateParentheses(3));
