/**
 * Return the elements in an order drawn by lot.
 * @template T
 * @param {T[]} list
 * @param {() => number} random like Math.random
 * @returns {T[]}
 */
function shuffled(list, random) {
}
