/**
 * Return the largest sum of amounts no two of which are neighbours.
 *
 * The first and the last amount are neighbours, too. rob([3, 5, 3]) is 5.
 * @param {number[]} amounts
 * @returns {number}
 */
function rob(amounts) {
}

console.log(rob([6, 2, 3, 7]));
