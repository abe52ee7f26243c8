/**
 * Return true if every bracket is closed by its kind in the right order.
 *
 * isValid("([])") is true, and isValid("[(])") is false.
 * @param {string} text
 * @returns {boolean}
 */
function isValid(text) {
}

console.log(isValid('{[()]()}'));
