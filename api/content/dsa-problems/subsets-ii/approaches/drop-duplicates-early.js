function distinctSubsets(numbers) {
  const found = new Map([['', []]]);
  for (const number of numbers.toSorted((a, b) => a - b)) {
    for (const subset of [...found.values()]) {
      const longer = [...subset, number];
      found.set(String(longer), longer);
    }
  }
  // Any order will do; this one is easy to read.
  return [...found.values()].sort();
}

console.log(distinctSubsets([2, 1, 2]));
