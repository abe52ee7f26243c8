function eraseOverlaps(intervals) {
  const inOrder = [...intervals].sort((one, other) => one[0] - other[0]);
  let most = 0;
  const pending = [{ decided: 0, kept: 0, until: -Infinity }];
  while (pending.length > 0) {
    const { decided, kept, until } = pending.pop();
    if (decided === inOrder.length) {
      most = Math.max(most, kept);
      continue;
    }
    const [start, end] = inOrder[decided];
    pending.push({ decided: decided + 1, kept, until });
    if (start >= until) pending.push({ decided: decided + 1, kept: kept + 1, until: end });
  }
  return intervals.length - most;
}

console.log(
  eraseOverlaps([
    [1, 5],
    [2, 3],
    [3, 4],
    [4, 6],
  ]),
);
