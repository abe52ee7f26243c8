function summaryRanges(numbers) {
  const ranges = [];
  for (const number of numbers) {
    if (numbers.includes(number - 1)) continue;
    let last = number;
    while (numbers.includes(last + 1)) last += 1;
    ranges.push(last === number ? String(number) : `${number}->${last}`);
  }
  return ranges;
}

console.log(summaryRanges([-2, -1, 0, 4, 7, 8]));
