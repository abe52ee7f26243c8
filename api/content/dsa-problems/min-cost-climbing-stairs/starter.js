/**
 * Return the least to pay to get past the last step.
 *
 * Begin on step 0 or 1, pay for each step you stand on, and climb one or
 * two at a time. minCost([5, 8, 1]) is 6: steps 0 and 2.
 * @param {number[]} costs
 * @returns {number}
 */
function minCost(costs) {
}

console.log(minCost([4, 1, 5, 2, 3]));
