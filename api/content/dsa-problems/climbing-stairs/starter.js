/**
 * Return in how many ways moves of 1 or 2 steps add up to steps.
 *
 * climbStairs(3) is 3: 1 + 1 + 1, 1 + 2 and 2 + 1.
 * @param {number} steps
 * @returns {number}
 */
function climbStairs(steps) {
}

console.log(climbStairs(5));
