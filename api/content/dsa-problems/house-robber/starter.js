/**
 * Return the largest sum of amounts no two of which are neighbours.
 *
 * rob([2, 1, 1, 5]) is 7.
 * @param {number[]} amounts
 * @returns {number}
 */
function rob(amounts) {
}

console.log(rob([4, 9, 6, 1, 8]));
