/**
 * Return how many sequences of numbers have the sum target.
 *
 * Each number may be used any number of times. countSequences([1, 2], 3) is 3.
 * @param {number[]} numbers
 * @param {number} target
 * @returns {number}
 */
function countSequences(numbers, target) {
}

console.log(countSequences([1, 3, 4], 5));
