/**
 * Yield first, second, and then always the sum of the last two.
 * @param {number} [first] 0 if it isn't given
 * @param {number} [second] 1 if it isn't given
 * @returns {Generator<bigint>}
 */
function* generations(first, second) {
}
