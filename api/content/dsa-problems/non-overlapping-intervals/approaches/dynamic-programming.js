function eraseOverlaps(intervals) {
  const inOrder = [...intervals].sort((one, other) => one[0] - other[0]);
  // How many are kept, if this interval is the last one.
  const kept = [];
  let most = 0;
  for (const [index, [start]] of inOrder.entries()) {
    let before = 0;
    for (let earlier = 0; earlier < index; earlier += 1) {
      if (inOrder[earlier][1] <= start) before = Math.max(before, kept[earlier]);
    }
    kept.push(before + 1);
    most = Math.max(most, before + 1);
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
