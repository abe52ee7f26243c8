/**
 * Return the elements that pass the test, and the others.
 * @template T
 * @param {T[]} list
 * @param {(element: T, index: number) => unknown} test
 * @returns {[T[], T[]]}
 */
function partition(list, test) {
}
