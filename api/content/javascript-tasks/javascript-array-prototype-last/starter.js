/**
 * Return the last element, or fallback if there's none.
 * @param {unknown} [fallback]
 * @returns {unknown}
 */
Array.prototype.lastOr = function (fallback) {
};
