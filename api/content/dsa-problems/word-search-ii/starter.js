/**
 * Return the words that a path on the board spells, sorted.
 *
 * A path goes to horizontal and vertical neighbours and uses no cell
 * twice. findWords(["ab"], ["ba", "aa"]) is ["ba"].
 * @param {string[]} board
 * @param {string[]} words
 * @returns {string[]}
 */
function findWords(board, words) {
}

const words = ['tea', 'toe', 'new', 'worn', 'nose'];

console.log(findWords(['tan', 'eor', 'sew'], words));
