/**
 * Turn each region of "O" that isn't on the border into "X", in place.
 *
 * Return the board. A board of three rows "XXX", "XOX" and "XXX" becomes
 * all "X".
 * @param {string[][]} board
 * @returns {string[][]}
 */
function captureRegions(board) {
}

console.log(captureRegions(['XXXX', 'XOOX', 'XXXX', 'XOXX'].map((row) => [...row])));
