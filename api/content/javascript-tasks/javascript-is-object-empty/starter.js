/**
 * Say whether nothing is in value.
 * @param {object | string | null | undefined} value
 * @returns {boolean}
 */
function isEmpty(value) {
}
