function pivotIndex(numbers) {
  const before = [0];
  for (const number of numbers) before.push(before.at(-1) + number);
  return numbers.findIndex((_, index) => before[index] === before.at(-1) - before[index + 1]);
}

console.log(pivotIndex([3, 1, -2, 6, 2]));
