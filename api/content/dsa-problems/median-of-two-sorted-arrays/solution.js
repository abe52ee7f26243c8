function median(first, second) {
  if (first.length > second.length) return median(second, first);
  const total = first.length + second.length;
  // The size of the left part.
  const half = (total + 1) >> 1;
  let low = 0;
  let high = first.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    // Then first[middle] belongs to the left part.
    if (first[middle] < second[half - middle - 1]) low = middle + 1;
    else high = middle;
  }
  const [i, j] = [low, half - low];
  const left = Math.max(first[i - 1] ?? -Infinity, second[j - 1] ?? -Infinity);
  if (total % 2 === 1) return left;
  const right = Math.min(first[i] ?? Infinity, second[j] ?? Infinity);
  return (left + right) / 2;
}

console.log(median([2, 7, 9], [1, 3, 8, 12]));
