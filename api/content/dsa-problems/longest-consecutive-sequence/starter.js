/**
 * Return the length of the longest sequence of consecutive integers.
 *
 * They may be anywhere in the array.
 * longestConsecutive([5, 9, 6]) is 2.
 * @param {number[]} numbers
 * @returns {number}
 */
function longestConsecutive(numbers) {
}

console.log(longestConsecutive([12, 7, 30, 9, 8, 10, 7]));
