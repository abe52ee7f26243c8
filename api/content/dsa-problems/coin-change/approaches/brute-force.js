function coinChange(coins, amount) {
  let fewest = Infinity;
  const ways = [[amount, 0]]; // what is left to pay and how many coins were used
  while (ways.length > 0) {
    const [rest, used] = ways.pop();
    if (rest === 0) fewest = Math.min(fewest, used);
    for (const coin of coins) {
      if (coin <= rest) ways.push([rest - coin, used + 1]);
    }
  }
  return fewest === Infinity ? -1 : fewest;
}

console.log(coinChange([1, 4, 5], 8));
