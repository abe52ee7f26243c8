/**
 * Return the only integer from 0 to numbers.length that isn't in numbers.
 *
 * missingNumber([2, 0]) is 1.
 * @param {number[]} numbers
 * @returns {number}
 */
function missingNumber(numbers) {
}

console.log(missingNumber([4, 0, 3, 1]));
