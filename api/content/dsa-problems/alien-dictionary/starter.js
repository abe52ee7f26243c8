/**
 * Return the letters in an order by which words are sorted.
 *
 * Of several orders, return the alphabetically smallest, and "" if there
 * is none. alienOrder(["b", "a"]) is "ba".
 * @param {string[]} words
 * @returns {string}
 */
function alienOrder(words) {
}

console.log(alienOrder(['zx', 'zy', 'xa', 'xay', 'ya']));
