/**
 * Return number with its decimal digits reversed and the same sign.
 *
 * If that doesn't fit into a signed 32-bit integer, return 0.
 * reverse(120) is 21.
 * @param {number} number
 * @returns {number}
 */
function reverse(number) {
}

console.log(reverse(-3060));
