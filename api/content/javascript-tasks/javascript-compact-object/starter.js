/**
 * Return a copy of an object or array without anything empty.
 * @param {object} value
 * @returns {object}
 */
function tidy(value) {
}
