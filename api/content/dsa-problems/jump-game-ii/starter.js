/**
 * Return the fewest jumps from the first index to the last one.
 *
 * From index i you may jump forward by 0 to jumps[i] places.
 * fewestJumps([1, 2, 1, 0]) is 2: to index 1, then to index 3.
 * @param {number[]} jumps
 * @returns {number}
 */
function fewestJumps(jumps) {
}

console.log(fewestJumps([2, 4, 1, 1, 3, 1]));
