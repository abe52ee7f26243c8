function permute(numbers) {
  const found = [];
  const chosen = [];
  const used = new Set();
  const extend = () => {
    if (chosen.length === numbers.length) found.push([...chosen]);
    for (const number of numbers) {
      if (used.has(number)) continue;
      used.add(number);
      chosen.push(number);
      extend();
      chosen.pop();
      used.delete(number);
    }
  };
  extend();
  return found;
}

console.log(permute([1, 2, 3]));
