/**
 * Return how many children can be made content with one cookie each.
 *
 * A child is content with a cookie of at least the size of its greed.
 * findContentChildren([1, 2], [1, 1]) is 1.
 * @param {number[]} greed
 * @param {number[]} sizes
 * @returns {number}
 */
function findContentChildren(greed, sizes) {
}

console.log(findContentChildren([4, 2, 7], [3, 2, 5, 1]));
