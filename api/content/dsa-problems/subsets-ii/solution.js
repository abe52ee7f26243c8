function distinctSubsets(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const found = [];
  const chosen = [];
  const extend = (start) => {
    found.push([...chosen]);
    for (let index = start; index < sorted.length; index += 1) {
      // The branch before this one had the same number.
      if (index > start && sorted[index] === sorted[index - 1]) continue;
      chosen.push(sorted[index]);
      extend(index + 1);
      chosen.pop();
    }
  };
  extend(0);
  return found;
}

console.log(distinctSubsets([2, 1, 2]));
