/**
 * Return the integer with the 32 bits of number in reverse order.
 *
 * reverseBits(1) is 2147483648: a one, followed by 31 zeros.
 * @param {number} number
 * @returns {number}
 */
function reverseBits(number) {
}

console.log(reverseBits(11));
