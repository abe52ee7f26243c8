/**
 * Return the smallest speed that empties all piles within hours.
 *
 * In one hour, only one pile is eaten from.
 * minEatingSpeed([3, 5], 3) is 3.
 * @param {number[]} piles
 * @param {number} hours
 * @returns {number}
 */
function minEatingSpeed(piles, hours) {
}

console.log(minEatingSpeed([4, 9, 6], 6));
