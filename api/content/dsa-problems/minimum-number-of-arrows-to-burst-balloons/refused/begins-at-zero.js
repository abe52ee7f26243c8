function fewestArrows(balloons) {
  let arrows = 0;
  let last = 0;
  for (const [start, end] of [...balloons].sort((a, b) => a[1] - b[1])) {
    if (start > last) {
      arrows += 1;
      last = end;
    }
  }
  return arrows;
}
