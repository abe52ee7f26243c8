/**
 * Return a function that always returns value.
 * @template T
 * @param {T} value
 * @returns {(...given: unknown[]) => T}
 */
function always(value) {
}
