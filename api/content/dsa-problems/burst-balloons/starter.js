/**
 * Return the maximum number of coins from bursting all balloons.
 *
 * Bursting one pays its value times the values of its two neighbours at
 * that moment, with 1 beyond the ends. maxCoins([5, 2]) is 15.
 * @param {number[]} values
 * @returns {number}
 */
function maxCoins(values) {
}

console.log(maxCoins([2, 4, 3]));
