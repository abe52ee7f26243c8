function waysToReach(numbers, target) {
  const waysFrom = (index, total) => {
    if (index === numbers.length) return total === target ? 1 : 0;
    const plus = waysFrom(index + 1, total + numbers[index]);
    const minus = waysFrom(index + 1, total - numbers[index]);
    return plus + minus;
  };
  return waysFrom(0, 0);
}

console.log(waysToReach([1, 2, 1, 3], 3));
