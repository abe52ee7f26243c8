function waysToReach(numbers, target) {
  // For each index, a map from the sum so far to the ways.
  const known = numbers.map(() => new Map());

  const waysFrom = (index, total) => {
    if (index === numbers.length) return total === target ? 1 : 0;
    if (!known[index].has(total)) {
      const plus = waysFrom(index + 1, total + numbers[index]);
      const minus = waysFrom(index + 1, total - numbers[index]);
      known[index].set(total, plus + minus);
    }
    return known[index].get(total);
  };

  return waysFrom(0, 0);
}

console.log(waysToReach([1, 2, 1, 3], 3));
