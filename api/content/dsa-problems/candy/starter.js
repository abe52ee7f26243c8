/**
 * Return the minimum number of candies for a row of children.
 *
 * Each gets at least one, and more than a direct neighbour that is rated
 * lower. candy([1, 2]) is 3.
 * @param {number[]} ratings
 * @returns {number}
 */
function candy(ratings) {
}

console.log(candy([1, 3, 4, 2, 2, 1]));
