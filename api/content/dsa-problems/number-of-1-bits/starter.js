/**
 * Return the number of ones in the binary representation of number.
 *
 * It may have up to 53 bits. countOnes(6) is 2, since 6 is 110 in binary.
 * @param {number} number
 * @returns {number}
 */
function countOnes(number) {
}

console.log(countOnes(44));
