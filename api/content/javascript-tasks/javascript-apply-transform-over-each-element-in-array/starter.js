/**
 * Return what transform returns for each element.
 * @template T, U
 * @param {T[]} list
 * @param {(element: T, index: number) => U} transform
 * @returns {U[]}
 */
function convert(list, transform) {
}
