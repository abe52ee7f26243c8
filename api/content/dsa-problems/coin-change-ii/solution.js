function countWays(coins, amount) {
  const ways = new Array(amount + 1).fill(0);
  ways[0] = 1;
  for (const coin of coins) {
    for (let total = coin; total <= amount; total += 1) ways[total] += ways[total - coin];
  }
  return ways[amount];
}

console.log(countWays([1, 2, 5], 6));
