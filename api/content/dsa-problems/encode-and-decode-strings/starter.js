/**
 * Return one string from which decode can restore the array.
 *
 * The strings may contain any characters.
 * @param {string[]} words
 * @returns {string}
 */
function encode(words) {
}

/**
 * Return the array that encode has turned into text.
 *
 * decode(encode(["a", ""])) is ["a", ""].
 * @param {string} text
 * @returns {string[]}
 */
function decode(text) {
}

console.log(decode(encode(['tea', '4#2', ''])));
