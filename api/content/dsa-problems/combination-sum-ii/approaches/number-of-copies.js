function combinationSum(candidates, target) {
  const copies = new Map();
  for (const number of candidates) copies.set(number, (copies.get(number) ?? 0) + 1);
  const numbers = [...copies.keys()].sort((a, b) => a - b);
  const found = [];

  const extend = (index, chosen, remaining) => {
    if (remaining === 0) {
      found.push(chosen);
      return;
    }
    if (index === numbers.length || numbers[index] > remaining) return;
    const number = numbers[index];
    const most = Math.min(copies.get(number), Math.floor(remaining / number));
    for (let count = most; count >= 0; count -= 1) {
      const longer = [...chosen, ...new Array(count).fill(number)];
      extend(index + 1, longer, remaining - number * count);
    }
  };

  extend(0, [], target);
  return found;
}

console.log(combinationSum([3, 1, 5, 1, 6, 2], 7));
