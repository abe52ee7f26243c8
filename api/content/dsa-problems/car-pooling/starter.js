/**
 * Return true if the van can serve all bookings.
 *
 * A booking is [passengers, start, end]. People get out before others get in.
 * @param {number[][]} bookings
 * @param {number} capacity
 * @returns {boolean}
 */
function carPooling(bookings, capacity) {
}

const bookings = [
  [3, 2, 8],
  [2, 5, 9],
  [4, 8, 10],
];
console.log(carPooling(bookings, 5));
