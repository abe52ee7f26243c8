function canAttendAll(meetings) {
  const inOrder = [...meetings].sort((one, other) => one[0] - other[0]);
  return inOrder.every(([start], index) => index === 0 || inOrder[index - 1][1] <= start);
}

console.log(
  canAttendAll([
    [60, 90],
    [15, 45],
    [45, 60],
  ]),
);
