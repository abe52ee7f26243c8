/**
 * Return a copy of value that shares nothing with it but functions.
 * @template T
 * @param {T} value
 * @returns {T}
 */
function deepCopy(value) {
}
