/**
 * Return true if the parentheses can be balanced.
 *
 * Each * may stand for (, for ) or for nothing.
 * canBeBalanced("(*") is true, and canBeBalanced("*(") is false.
 * @param {string} text
 * @returns {boolean}
 */
function canBeBalanced(text) {
}

console.log(canBeBalanced('(*))(*'));
