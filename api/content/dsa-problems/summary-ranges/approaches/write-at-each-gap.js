function summaryRanges(numbers) {
  if (numbers.length === 0) return [];
  const written = (first, last) => (first === last ? String(first) : `${first}->${last}`);
  const ranges = [];
  let start = numbers[0];
  for (let i = 0; i + 1 < numbers.length; i += 1) {
    if (numbers[i + 1] !== numbers[i] + 1) {
      ranges.push(written(start, numbers[i]));
      start = numbers[i + 1];
    }
  }
  ranges.push(written(start, numbers.at(-1)));
  return ranges;
}

console.log(summaryRanges([-2, -1, 0, 4, 7, 8]));
