/**
 * Return the first item of each key.
 * @template T
 * @param {T[]} items
 * @param {(item: T) => unknown} [keyOf] each item is its own key if it isn't given
 * @returns {T[]}
 */
function firstOfEach(items, keyOf) {
}
