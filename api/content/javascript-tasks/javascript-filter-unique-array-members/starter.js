/**
 * Return the first item for each key.
 * @template T
 * @param {T[]} items
 * @param {(item: T) => unknown} [keyOf] if it isn't given, each item is its own key
 * @returns {T[]}
 */
function firstOfEach(items, keyOf) {
}
