function merge(intervals) {
  const remaining = [...intervals];
  let pair = overlappingPair(remaining);
  while (pair) {
    const [other] = remaining.splice(pair[1], 1);
    const [one] = remaining.splice(pair[0], 1);
    remaining.push([Math.min(one[0], other[0]), Math.max(one[1], other[1])]);
    pair = overlappingPair(remaining);
  }
  return remaining.sort((one, other) => one[0] - other[0]);
}

function overlappingPair(intervals) {
  for (let index = 0; index < intervals.length; index += 1) {
    const [start, end] = intervals[index];
    for (let later = index + 1; later < intervals.length; later += 1) {
      if (start <= intervals[later][1] && intervals[later][0] <= end) return [index, later];
    }
  }
  return null;
}

console.log(
  merge([
    [6, 9],
    [1, 3],
    [2, 5],
    [12, 14],
    [9, 10],
  ]),
);
