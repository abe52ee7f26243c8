/**
 * Return the shortest run of text that contains all of needed.
 *
 * Copies count. Return the first if several are equally short, and ""
 * if there is none. minWindow("abcb", "bb") is "bcb".
 * @param {string} text
 * @param {string} needed
 * @returns {string}
 */
function minWindow(text, needed) {
}

console.log(minWindow('algorithmic', 'tic'));
