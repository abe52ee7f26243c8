/** Stores points and counts the squares they form with another one. */
class DetectSquares {
  constructor() {
  }

  /**
   * Store the point (x, y), even if it is stored already.
   * @param {number} x
   * @param {number} y
   */
  add(x, y) {
  }

  /**
   * Return the number of ways to form a square with (x, y).
   *
   * Three stored points are its other corners; its sides are parallel
   * to the axes.
   * @param {number} x
   * @param {number} y
   * @returns {number}
   */
  count(x, y) {
  }
}

const points = [
  ['add', 2, 1],
  ['add', 2, 4],
  ['add', 5, 4],
];

console.log(calls(new DetectSquares(), ...points, ['count', 5, 1]));
