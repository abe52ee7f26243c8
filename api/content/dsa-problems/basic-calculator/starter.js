/**
 * Return the value of an expression with +, - and parentheses.
 *
 * Numbers may be surrounded by spaces. calculate('3 - (4 - 9)') is 8.
 * @param {string} expression
 * @returns {number}
 */
function calculate(expression) {
}

console.log(calculate('8 - (3 - (1 + 4)) + 2'));
