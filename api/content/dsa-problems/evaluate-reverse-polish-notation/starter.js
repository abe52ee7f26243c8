/**
 * Return the value of an expression in reverse Polish notation.
 *
 * Division rounds towards zero.
 * evaluate(["2", "3", "+", "4", "*"]) is 20.
 * @param {string[]} tokens
 * @returns {number}
 */
function evaluate(tokens) {
}

console.log(evaluate(['6', '2', '5', '-', '*', '8', '+']));
