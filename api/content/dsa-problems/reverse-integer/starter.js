/**
 * Return number with its decimal digits reversed and the same sign.
 *
 * If that doesn't fit into 32 bits with a sign, return 0.
 * reverse(120) is 21.
 * @param {number} number
 * @returns {number}
 */
function reverse(number) {
}

console.log(reverse(-3060));
