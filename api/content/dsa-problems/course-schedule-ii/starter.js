/**
 * Return the smallest order in which all courses can be taken, or [].
 *
 * [course, needed] means that needed has to be finished before course.
 * findOrder(2, [[0, 1]]) is [1, 0].
 * @param {number} courseCount
 * @param {number[][]} prerequisites
 * @returns {number[]}
 */
function findOrder(courseCount, prerequisites) {
}

console.log(
  findOrder(4, [
    [1, 3],
    [2, 1],
    [0, 3],
  ]),
);
