/**
 * Return the largest sum of amounts no two of which are neighbours.
 *
 * The first and the last amount are neighbours, too. rob([2, 3, 2]) is 3.
 * @param {number[]} amounts
 * @returns {number}
 */
function rob(amounts) {
}

console.log(rob([6, 2, 3, 7]));
