/**
 * Return true if the last index can be reached from the first one.
 *
 * From index i you may jump forward by 0 to jumps[i] places.
 * canJump([1, 0, 2]) is false.
 * @param {number[]} jumps
 * @returns {boolean}
 */
function canJump(jumps) {
}

console.log(canJump([3, 0, 2, 0, 1, 4]));
