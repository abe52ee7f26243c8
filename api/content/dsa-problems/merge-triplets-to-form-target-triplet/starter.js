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
      [3, 4, 2],
      [1, 9, 5],
      [2, 6, 5],
    ],
    [3, 6, 5],
  ),
);
