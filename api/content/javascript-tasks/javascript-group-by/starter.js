/**
 * Return the items by key.
 * @template T
 * @param {T[]} items
 * @param {string | ((item: T, index: number) => unknown)} key
 * @returns {Map<unknown, T[]>}
 */
function groupBy(items, key) {
}
