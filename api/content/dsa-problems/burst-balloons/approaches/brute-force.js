function maxCoins(values) {
  let best = 0;
  for (const [index, value] of values.entries()) {
    const coins = (values[index - 1] ?? 1) * value * (values[index + 1] ?? 1);
    best = Math.max(best, coins + maxCoins(values.toSpliced(index, 1)));
  }
  return best;
}

console.log(maxCoins([2, 4, 3]));
