/**
 * Return when all computers have received the message of start.
 *
 * [source, target, time] is a link in one direction. -1 means that some
 * never receive it. networkDelay([[1, 2, 5]], 2, 1) is 5.
 * @param {number[][]} links
 * @param {number} count
 * @param {number} start
 * @returns {number}
 */
function networkDelay(links, count, start) {
}

console.log(
  networkDelay(
    [
      [1, 2, 7],
      [1, 3, 2],
      [3, 2, 3],
      [2, 4, 1],
    ],
    4,
    1,
  ),
);
