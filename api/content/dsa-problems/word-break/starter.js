/**
 * Return true if text is a sequence of words, one after another.
 *
 * Each word may be used any number of times.
 * wordBreak("abba", ["ab", "ba"]) is true.
 * @param {string} text
 * @param {string[]} words
 * @returns {boolean}
 */
function wordBreak(text, words) {
}

console.log(wordBreak('carpetrock', ['car', 'carpet', 'pet', 'rock']));
