function intersections(first, second) {
  const result = [];
  let [i, j] = [0, 0];
  while (i < first.length && j < second.length) {
    const start = Math.max(first[i][0], second[j][0]);
    const end = Math.min(first[i][1], second[j][1]);
    if (start <= end) result.push([start, end]);
    if (first[i][0] < second[j][0]) i += 1;
    else j += 1;
  }
  return result;
}
