function distinctSubsets(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const found = new Map();
  for (let selection = 0; selection < 2 ** numbers.length; selection += 1) {
    const isChosen = (_, index) => Math.floor(selection / 2 ** index) % 2 === 1;
    const subset = sorted.filter(isChosen);
    found.set(String(subset), subset);
  }
  // Any order will do; this one is easy to read.
  return [...found.values()].sort();
}

console.log(distinctSubsets([2, 1, 2]));
