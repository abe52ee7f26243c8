/**
 * Return for each day how many days later it first gets warmer.
 *
 * It is 0 if no later day is warmer. dailyTemperatures([5, 4, 6]) is
 * [2, 1, 0].
 * @param {number[]} temperatures
 * @returns {number[]}
 */
function dailyTemperatures(temperatures) {
}

console.log(dailyTemperatures([22, 21, 19, 23, 18, 25]));
