/**
 * Return the largest product of a contiguous part of numbers.
 *
 * The part has at least one element. maxProduct([2, -3, 4]) is 4.
 * @param {number[]} numbers
 * @returns {number}
 */
function maxProduct(numbers) {
}

console.log(maxProduct([-2, 3, 0, 4, -1, -5]));
