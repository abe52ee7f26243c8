/**
 * Return true if any value occurs at least twice.
 *
 * containsDuplicate([3, 5, 3]) is true, containsDuplicate([3, 5]) is
 * false.
 * @param {number[]} numbers
 * @returns {boolean}
 */
function containsDuplicate(numbers) {
}

console.log(containsDuplicate([4, 7, 1, 9, 7]));
