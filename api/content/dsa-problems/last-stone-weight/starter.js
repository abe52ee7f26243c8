/**
 * Return the weight of the last stone, or 0 if none is left.
 *
 * The two heaviest are smashed together until fewer than two are left.
 * lastStoneWeight([2, 7]) is 5.
 * @param {number[]} weights
 * @returns {number}
 */
function lastStoneWeight(weights) {
}

console.log(lastStoneWeight([6, 9, 3, 5]));
