function insert(intervals, added) {
  const merged = [];
  let [start, end] = added;
  let at = 0;
  while (at < intervals.length && intervals[at][1] < start) merged.push(intervals[at++]);
  while (at < intervals.length && intervals[at][0] <= end) {
    start = Math.min(start, intervals[at][0]);
    end = Math.max(end, intervals[at][1]);
    at += 1;
  }
  merged.push([start, end]);
  return [...merged, ...intervals.slice(at)];
}

console.log(
  insert(
    [
      [1, 2],
      [4, 6],
      [8, 9],
      [12, 15],
    ],
    [5, 8],
  ),
);
