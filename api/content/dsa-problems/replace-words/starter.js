/**
 * Return sentence with each word replaced by its shortest root.
 *
 * Words that begin with none of the roots stay.
 * replaceWords(["un"], "undo it") is "un it".
 * @param {string[]} roots
 * @param {string} sentence
 * @returns {string}
 */
function replaceWords(roots, sentence) {
}

console.log(replaceWords(['play', 'run', 'pl', 'out'], 'the player runs outside'));
