/**
 * Return all intervals that lie in both lists, sorted.
 *
 * Both ends are included. intersections([[1, 3]], [[3, 6]]) is [[3, 3]].
 * @param {number[][]} first
 * @param {number[][]} second
 * @returns {number[][]}
 */
function intersections(first, second) {
}

const first = [
  [1, 4],
  [7, 12],
];
const second = [
  [3, 8],
  [10, 10],
  [12, 15],
];
console.log(intersections(first, second));
