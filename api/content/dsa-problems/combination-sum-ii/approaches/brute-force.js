function combinationSum(candidates, target) {
  const numbers = [...candidates].sort((a, b) => a - b);
  // By their texts, since equal arrays aren't the same key.
  const found = new Map();

  const extend = (start, chosen) => {
    const sum = chosen.reduce((total, number) => total + number, 0);
    if (sum === target) found.set(String(chosen), chosen);
    for (let index = start; index < numbers.length; index += 1) {
      if (sum + numbers[index] <= target) extend(index + 1, [...chosen, numbers[index]]);
    }
  };

  extend(0, []);
  return [...found.values()];
}

console.log(combinationSum([3, 1, 5, 1, 6, 2], 7));
