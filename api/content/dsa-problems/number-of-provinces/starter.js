/**
 * Return into how many provinces roads join the towns.
 *
 * joined[i][j] is 1 if towns i and j have a road between them.
 * countProvinces([[1, 0], [0, 1]]) is 2.
 * @param {number[][]} joined
 * @returns {number}
 */
function countProvinces(joined) {
}

console.log(
  countProvinces([
    [1, 0, 1, 0],
    [0, 1, 0, 0],
    [1, 0, 1, 1],
    [0, 0, 1, 1],
  ]),
);
