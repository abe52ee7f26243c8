/**
 * Return the largest total profit of jobs that don't overlap.
 *
 * A job is [start, end, profit].
 * maxProfit([[0, 2, 5], [1, 4, 7], [2, 3, 4]]) is 9.
 * @param {number[][]} jobs
 * @returns {number}
 */
function maxProfit(jobs) {
}

console.log(
  maxProfit([
    [1, 4, 30],
    [3, 6, 50],
    [4, 8, 40],
    [6, 9, 30],
  ]),
);
