/**
 * Return whether type.prototype is in the prototype chain of value.
 * @param {unknown} value
 * @param {unknown} type
 * @returns {boolean}
 */
function belongsTo(value, type) {
}
