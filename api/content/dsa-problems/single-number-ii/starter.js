/**
 * Return the number that occurs once; all others occur three times.
 *
 * singleNumber([4, 9, 4, 4]) is 9.
 * @param {number[]} numbers
 * @returns {number}
 */
function singleNumber(numbers) {
}

console.log(singleNumber([5, 2, 5, -3, 2, 5, 2]));
