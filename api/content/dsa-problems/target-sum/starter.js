/**
 * Return the number of ways to choose signs that give the target.
 *
 * waysToReach([1, 1], 0) is 2: +1 - 1 and -1 + 1.
 * @param {number[]} numbers
 * @param {number} target
 * @returns {number}
 */
function waysToReach(numbers, target) {
}

console.log(waysToReach([1, 2, 1, 3], 3));
