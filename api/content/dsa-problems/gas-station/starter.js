/**
 * Return the smallest index from which the full circle can be driven.
 *
 * cost[i] is used from station i to the next one. Return -1 if no start
 * works. canCompleteCircuit([1, 3], [2, 1]) is 1.
 * @param {number[]} gas
 * @param {number[]} cost
 * @returns {number}
 */
function canCompleteCircuit(gas, cost) {
}

console.log(canCompleteCircuit([2, 3, 4, 1], [3, 4, 1, 1]));
