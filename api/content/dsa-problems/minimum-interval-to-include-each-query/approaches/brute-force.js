function minIntervals(intervals, queries) {
  return queries.map((query) => {
    let smallest = Infinity;
    for (const [start, end] of intervals) {
      if (start <= query && query <= end) smallest = Math.min(smallest, end - start + 1);
    }
    return smallest === Infinity ? -1 : smallest;
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
