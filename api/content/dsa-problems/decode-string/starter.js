/**
 * Return what a packed string stands for.
 *
 * A number and brackets repeat a part: decodeString('a2[bc]') is 'abcbc'.
 * @param {string} packed
 * @returns {string}
 */
function decodeString(packed) {
}

console.log(decodeString('2[x3[y]]z'));
