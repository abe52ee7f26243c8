function minIntervals(intervals, queries) {
  const sizeOf = ([start, end]) => end - start + 1;
  const bySize = [...intervals].sort((one, other) => sizeOf(one) - sizeOf(other));
  return queries.map((query) => {
    const found = bySize.find(([start, end]) => start <= query && query <= end);
    return found ? sizeOf(found) : -1;
  });
}

console.log(
  minIntervals(
    [
      [1, 6],
      [2, 3],
      [3, 8],
    ],
    [2, 4, 8, 9],
  ),
);
