/**
 * Return for each index the product of all other numbers.
 *
 * Don't divide. productExceptSelf([3, 5, 2]) is [10, 6, 15].
 * @param {number[]} numbers
 * @returns {number[]}
 */
function productExceptSelf(numbers) {
}

console.log(productExceptSelf([2, 3, 4, 5]));
