function coinChange(coins, amount) {
  const fewest = new Array(amount + 1).fill(Infinity);
  fewest[0] = 0;
  for (const coin of coins) {
    for (let sum = coin; sum <= amount; sum += 1) {
      fewest[sum] = Math.min(fewest[sum], fewest[sum - coin] + 1);
    }
  }
  return fewest[amount] === Infinity ? -1 : fewest[amount];
}

console.log(coinChange([1, 4, 5], 8));
