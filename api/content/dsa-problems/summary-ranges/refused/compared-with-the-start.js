function summaryRanges(numbers) {
  const ranges = [];
  let i = 0;
  while (i < numbers.length) {
    const start = i;
    while (i + 1 < numbers.length && numbers[i + 1] === numbers[start] + 1) i += 1;
    ranges.push(start === i ? String(numbers[start]) : `${numbers[start]}->${numbers[i]}`);
    i += 1;
  }
  return ranges;
}
