function fewestArrows(balloons) {
  let [arrows, reach] = [0, -Infinity];
  for (const [start, end] of [...balloons].sort((a, b) => a[0] - b[0])) {
    if (start > reach) arrows += 1;
    reach = Math.max(reach, end);
  }
  return arrows;
}
