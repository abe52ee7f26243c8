/**
 * Return true if word can be read along adjacent cells of board.
 *
 * Each cell may be used once. exist(["ab", "dc"], "abc") is true.
 * @param {string[]} board
 * @param {string} word
 * @returns {boolean}
 */
function exist(board, word) {
}

console.log(exist(['care', 'dote', 'ants'], 'road'));
