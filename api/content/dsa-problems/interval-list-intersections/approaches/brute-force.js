function intersections(first, second) {
  const result = [];
  for (const one of first) {
    for (const other of second) {
      const start = Math.max(one[0], other[0]);
      const end = Math.min(one[1], other[1]);
      if (start <= end) result.push([start, end]);
    }
  }
  return result;
}

const first = [
  [1, 4],
  [7, 12],
];
const second = [
  [3, 8],
  [10, 10],
  [12, 15],
];
console.log(intersections(first, second));
