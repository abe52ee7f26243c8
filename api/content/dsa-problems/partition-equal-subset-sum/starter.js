/**
 * Return true if numbers can be split into two groups of equal sum.
 *
 * canPartition([1, 2, 3]) is true, canPartition([1, 3]) is false.
 * @param {number[]} numbers
 * @returns {boolean}
 */
function canPartition(numbers) {
}

console.log(canPartition([3, 1, 5, 9]));
