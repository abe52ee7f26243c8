function combinationSum(candidates, target) {
  const sorted = [...candidates].sort((a, b) => a - b);
  const found = [];
  const chosen = [];
  const extend = (start, remaining) => {
    if (remaining === 0) {
      found.push([...chosen]);
      return;
    }
    for (let index = start; index < sorted.length && sorted[index] <= remaining; index += 1) {
      // Already tried at this place.
      if (index > start && sorted[index] === sorted[index - 1]) continue;
      chosen.push(sorted[index]);
      extend(index + 1, remaining - sorted[index]);
      chosen.pop();
    }
  };
  extend(0, target);
  return found;
}

console.log(combinationSum([3, 1, 5, 1, 6, 2], 7));
