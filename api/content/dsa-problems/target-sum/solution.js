function waysToReach(numbers, target) {
  let ways = new Map([[0, 1]]);
  for (const number of numbers) {
    const following = new Map();
    for (const [total, count] of ways) {
      for (const next of [total + number, total - number]) {
        following.set(next, (following.get(next) ?? 0) + count);
      }
    }
    ways = following;
  }
  return ways.get(target) ?? 0;
}

console.log(waysToReach([1, 2, 1, 3], 3));
