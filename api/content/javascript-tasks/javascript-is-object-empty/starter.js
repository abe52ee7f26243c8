/**
 * Return whether value is empty.
 * @param {object | string | null | undefined} value
 * @returns {boolean}
 */
function isEmpty(value) {
}
