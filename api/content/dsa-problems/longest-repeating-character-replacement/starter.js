/**
 * Return the greatest length of a substring that can become uniform.
 *
 * At most k of its characters may be replaced.
 * characterReplacement("ABBA", 1) is 3.
 * @param {string} text
 * @param {number} k
 * @returns {number}
 */
function characterReplacement(text, k) {
}

console.log(characterReplacement('ABCABBB', 2));
