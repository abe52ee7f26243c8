function insert(intervals, added) {
  let result = [...intervals, added];
  let pair = overlappingPair(result);
  while (pair) {
    const [one, other] = pair;
    result = result.filter((interval) => interval !== one && interval !== other);
    result.push([Math.min(one[0], other[0]), Math.max(one[1], other[1])]);
    pair = overlappingPair(result);
  }
  return result.sort((one, other) => one[0] - other[0]);
}

function overlappingPair(intervals) {
  for (let index = 0; index < intervals.length; index += 1) {
    const one = intervals[index];
    for (let next = index + 1; next < intervals.length; next += 1) {
      const other = intervals[next];
      if (one[0] <= other[1] && other[0] <= one[1]) return [one, other];
    }
  }
  return null;
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
