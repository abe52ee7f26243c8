function countWays(coins, amount) {
  function waysFrom(index, missing) {
    if (missing === 0) return 1;
    if (index === coins.length) return 0;
    let ways = 0;
    for (let rest = missing; rest >= 0; rest -= coins[index]) ways += waysFrom(index + 1, rest);
    return ways;
  }

  return waysFrom(0, amount);
}

console.log(countWays([1, 2, 5], 6));
