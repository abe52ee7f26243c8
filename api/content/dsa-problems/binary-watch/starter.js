/**
 * Return all times that the watch shows with this many lights on.
 *
 * A time is written as in "9:05", and the times may come in any order.
 * readWatch(0) is ["0:00"].
 * @param {number} lit
 * @returns {string[]}
 */
function readWatch(lit) {
}

console.log(readWatch(8));
