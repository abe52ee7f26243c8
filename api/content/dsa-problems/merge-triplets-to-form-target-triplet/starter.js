/**
 * Return true if merging triplets can produce target.
 *
 * Merging two takes the larger value in each position.
 * canForm([[1, 2, 1], [2, 1, 1]], [2, 2, 1]) is true.
 * @param {number[][]} triplets
 * @param {number[]} target
 * @returns {boolean}
 */
function canForm(triplets, target) {
}

console.log(
  canForm(
    [
      [2, 5, 3],
      [1, 8, 4],
      [1, 7, 5],
    ],
    [2, 7, 5],
  ),
);
