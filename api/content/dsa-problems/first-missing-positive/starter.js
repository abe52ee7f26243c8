/**
 * Return the smallest positive integer that isn't in numbers.
 *
 * firstMissingPositive([2, 3, 1]) is 4.
 * @param {number[]} numbers
 * @returns {number}
 */
function firstMissingPositive(numbers) {
}

console.log(firstMissingPositive([3, -2, 1, 7, 2]));
