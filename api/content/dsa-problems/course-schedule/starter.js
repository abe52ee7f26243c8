/**
 * Return true if all courses can be finished in some order.
 *
 * [course, needed] means that needed has to be finished before course.
 * canFinish(2, [[0, 1], [1, 0]]) is false.
 * @param {number} courseCount
 * @param {number[][]} prerequisites
 * @returns {boolean}
 */
function canFinish(courseCount, prerequisites) {
}

console.log(
  canFinish(4, [
    [1, 0],
    [2, 1],
    [3, 1],
  ]),
);
