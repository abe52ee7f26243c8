/**
 * Return the ranges of consecutive numbers as strings.
 *
 * The numbers are ascending. summaryRanges([1, 2, 5]) is ["1->2", "5"].
 * @param {number[]} numbers
 * @returns {string[]}
 */
function summaryRanges(numbers) {
}

console.log(summaryRanges([-2, -1, 0, 4, 7, 8]));
