function coinChange(coins, amount) {
  const paid = new Set([0]);
  let count = 0;
  let level = [0];
  while (level.length > 0 && !paid.has(amount)) {
    const following = [];
    for (const total of level) {
      for (const coin of coins) {
        if (total + coin > amount || paid.has(total + coin)) continue;
        paid.add(total + coin);
        following.push(total + coin);
      }
    }
    level = following;
    count += 1;
  }
  return paid.has(amount) ? count : -1;
}

console.log(coinChange([1, 4, 5], 8));
