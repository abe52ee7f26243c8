/**
 * Return an object whose methods add, remove and reset change a stock and return it.
 * @param {number} initial
 * @returns {{ add: (count?: number) => number, remove: (count?: number) => number, reset: () => number }}
 */
function createStock(initial) {
}
