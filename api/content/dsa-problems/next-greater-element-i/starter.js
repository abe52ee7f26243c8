/**
 * Return the first larger number to the right of each query.
 *
 * -1 stands for none. nextGreaterElement([1, 3], [1, 3, 2]) is [3, -1].
 * @param {number[]} queries
 * @param {number[]} numbers
 * @returns {number[]}
 */
function nextGreaterElement(queries, numbers) {
}

console.log(nextGreaterElement([2, 6], [5, 2, 4, 6, 1]));
