/**
 * Return true if all cards can be put into groups of consecutive numbers.
 *
 * Each group has exactly size cards.
 * canFormStraights([1, 2, 2, 3], 2) is true.
 * @param {number[]} hand
 * @param {number} size
 * @returns {boolean}
 */
function canFormStraights(hand, size) {
}

console.log(canFormStraights([6, 3, 4, 5, 4, 5], 3));
