/**
 * Return the elements in a random order.
 * @template T
 * @param {T[]} list
 * @param {() => number} random like Math.random
 * @returns {T[]}
 */
function shuffled(list, random) {
}
