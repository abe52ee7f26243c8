function combinationSum(candidates, target) {
  const sorted = [...candidates].sort((a, b) => a - b);
  const found = [];
  const chosen = [];
  const extend = (start, left) => {
    if (left === 0) found.push([...chosen]);
    for (let index = start; index < sorted.length && sorted[index] <= left; index += 1) {
      chosen.push(sorted[index]);
      extend(index, left - sorted[index]);
      chosen.pop();
    }
  };
  extend(0, target);
  return found;
}

console.log(combinationSum([5, 2, 3], 8));
