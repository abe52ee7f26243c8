function subsets(numbers) {
  let found = [[]];
  for (const number of [...numbers].reverse()) {
    const larger = found.map((subset) => [number, ...subset]);
    found = [[], ...larger, ...found.slice(1)];
  }
  return found;
}

console.log(subsets([1, 2, 3]));
