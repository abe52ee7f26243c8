/**
 * Return the number that occurs once; all others occur twice.
 *
 * singleNumber([4, 9, 4]) is 9.
 * @param {number[]} numbers
 * @returns {number}
 */
function singleNumber(numbers) {
}

console.log(singleNumber([7, 3, 5, 3, 7]));
