/**
 * Return the only value that occurs more than once.
 *
 * There are n + 1 numbers from 1 to n. Don't modify the array.
 * findDuplicate([1, 2, 2]) is 2.
 * @param {number[]} numbers
 * @returns {number}
 */
function findDuplicate(numbers) {
}

console.log(findDuplicate([2, 4, 1, 3, 3]));
