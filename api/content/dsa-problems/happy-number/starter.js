/**
 * Return true if replacing number with the sum of the squares of its
 * digits, again and again, leads to 1.
 *
 * isHappy(10) is true.
 * @param {number} number
 * @returns {boolean}
 */
function isHappy(number) {
}

console.log(isHappy(23));
