/**
 * Rearrange numbers in place into the next order, and return them.
 *
 * After the last order comes the first, which is ascending.
 * nextPermutation([1, 2, 3]) is [1, 3, 2].
 * @param {number[]} numbers
 * @returns {number[]}
 */
function nextPermutation(numbers) {
}

console.log(nextPermutation([2, 6, 3, 7, 5, 4]));
