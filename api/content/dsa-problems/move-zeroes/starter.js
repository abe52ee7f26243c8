/**
 * Move all zeros to the end of numbers in place, and return them.
 *
 * The others keep their order. moveZeroes([0, 2, 1]) is [2, 1, 0].
 * @param {number[]} numbers
 * @returns {number[]}
 */
function moveZeroes(numbers) {
}

console.log(moveZeroes([0, 5, 0, -3, 8]));
