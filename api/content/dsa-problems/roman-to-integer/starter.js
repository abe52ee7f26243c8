/**
 * Return the value of a Roman numeral.
 *
 * The numeral is valid. romanToInt('XIV') is 14.
 * @param {string} numeral
 * @returns {number}
 */
function romanToInt(numeral) {
}

console.log(romanToInt('CDLXXVI'));
