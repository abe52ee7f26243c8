/**
 * Return the items sorted by the named properties; a minus in front sorts in descending order.
 * @template {object} T
 * @param {T[]} items
 * @param {...string} names
 * @returns {T[]}
 */
function sortBy(items, ...names) {
}
