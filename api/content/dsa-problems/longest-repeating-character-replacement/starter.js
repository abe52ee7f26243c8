/**
 * Return the length of the longest substring that can become one letter.
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
