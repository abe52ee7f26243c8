function partitionLabels(text) {
  const intervals = new Map();
  for (const [index, letter] of [...text].entries()) {
    const first = intervals.get(letter)?.first ?? index;
    intervals.set(letter, { first, last: index });
  }
  const parts = [];
  // A map keeps the order in which letters first occur.
  for (const { first, last } of intervals.values()) {
    const part = parts.at(-1);
    if (part && first < part.last) part.last = Math.max(part.last, last);
    else parts.push({ first, last });
  }
  return parts.map(({ first, last }) => last - first + 1);
}

console.log(partitionLabels('abcacdedfgf'));
