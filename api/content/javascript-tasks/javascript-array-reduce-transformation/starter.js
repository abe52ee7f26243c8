/**
 * Combine the elements of list from left to right into one value.
 * @param {unknown[]} list
 * @param {(soFar: unknown, element: unknown, index: number) => unknown} combine
 * @param {unknown} [initial]
 * @returns {unknown}
 */
function fold(list, combine, initial) {
}
