function maxCoins(values) {
  const balloons = [1, ...values, 1];
  const best = balloons.map(() => new Array(balloons.length).fill(0));
  for (let width = 2; width < balloons.length; width += 1) {
    for (let left = 0; left + width < balloons.length; left += 1) {
      const right = left + width;
      for (let last = left + 1; last < right; last += 1) {
        // The last balloon to burst has only the ends as neighbours.
        const coins = balloons[left] * balloons[last] * balloons[right];
        best[left][right] = Math.max(
          best[left][right],
          best[left][last] + coins + best[last][right],
        );
      }
    }
  }
  return best[0].at(-1);
}

console.log(maxCoins([2, 4, 3]));
