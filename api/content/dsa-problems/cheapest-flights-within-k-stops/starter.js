/**
 * Return the lowest price from start to goal with at most stops stops.
 *
 * [source, target, price] is a flight in one direction. -1 means that no
 * such journey exists. cheapestPrice([[0, 1, 5]], 2, 0, 1, 0) is 5.
 * @param {number[][]} flights
 * @param {number} count
 * @param {number} start
 * @param {number} goal
 * @param {number} stops
 * @returns {number}
 */
function cheapestPrice(flights, count, start, goal, stops) {
}

const flights = [
  [0, 1, 40],
  [1, 2, 30],
  [0, 2, 90],
  [1, 3, 100],
  [2, 3, 20],
];

console.log(cheapestPrice(flights, 4, 0, 3, 1));
