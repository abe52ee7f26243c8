/**
 * Return the digits of the number that is one larger.
 *
 * The first digit is the most significant one.
 * plusOne([1, 9]) is [2, 0].
 * @param {number[]} digits
 * @returns {number[]}
 */
function plusOne(digits) {
}

console.log(plusOne([3, 6, 9, 9]));
