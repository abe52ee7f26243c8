/**
 * Return the length of the longest strictly increasing subsequence.
 *
 * lengthOfLis([4, 1, 5, 2, 3]) is 3.
 * @param {number[]} numbers
 * @returns {number}
 */
function lengthOfLis(numbers) {
}

console.log(lengthOfLis([8, 2, 9, 4, 3, 6, 7]));
