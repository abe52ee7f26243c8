/**
 * Return the smallest number of a rotated ascending array.
 *
 * Take O(log n) time. findMin([4, 6, 1, 3]) is 1.
 * @param {number[]} numbers
 * @returns {number}
 */
function findMin(numbers) {
}

console.log(findMin([6, 9, 12, 1, 4]));
