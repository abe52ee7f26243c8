function summaryRanges(numbers) {
  const ranges = [];
  let i = 0;
  while (i < numbers.length) {
    const start = i;
    while (i + 1 < numbers.length && numbers[i + 1] === numbers[i] + 1) i += 1;
    if (start === i) ranges.push(String(numbers[start]));
    else ranges.push(`${numbers[start]}->${numbers[i]}`);
    i += 1;
  }
  return ranges;
}

console.log(summaryRanges([-2, -1, 0, 4, 7, 8]));
