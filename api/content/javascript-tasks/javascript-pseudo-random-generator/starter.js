/**
 * Yield rolls of a die. A number that is sent is the new seed.
 * @param {number} seed from 1 to 2147483646
 * @returns {Generator<number, never, number | undefined>}
 */
function* dice(seed) {
}
