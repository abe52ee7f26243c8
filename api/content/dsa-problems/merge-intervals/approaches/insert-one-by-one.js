function merge(intervals) {
  let blocks = [];
  for (let [start, end] of intervals) {
    const apart = [];
    for (const block of blocks) {
      if (block[1] < start || end < block[0]) {
        apart.push(block);
      } else {
        start = Math.min(start, block[0]);
        end = Math.max(end, block[1]);
      }
    }
    blocks = [...apart, [start, end]];
  }
  return blocks.sort((one, other) => one[0] - other[0]);
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
