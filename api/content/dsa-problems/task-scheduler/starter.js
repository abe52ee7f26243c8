/**
 * Return the units of time that all tasks take, idle ones included.
 *
 * tasks has a letter for each task; two with the same letter need
 * at least pause units between them. leastTime("AAB", 1) is 3.
 * @param {string} tasks
 * @param {number} pause
 * @returns {number}
 */
function leastTime(tasks, pause) {
}

console.log(leastTime('AAABBC', 2));
