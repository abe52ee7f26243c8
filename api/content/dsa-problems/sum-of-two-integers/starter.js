/**
 * Return the sum of a and b, without the operators + and -.
 *
 * Both and their sum fit into 32 bits. getSum(-2, 5) is 3.
 * @param {number} a
 * @param {number} b
 * @returns {number}
 */
function getSum(a, b) {
}

console.log(getSum(13, 11));
