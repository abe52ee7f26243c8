function intersections(first, second) {
  const result = [];
  let i = 0;
  let j = 0;
  while (i < first.length && j < second.length) {
    const start = Math.max(first[i][0], second[j][0]);
    const end = Math.min(first[i][1], second[j][1]);
    if (start <= end) result.push([start, end]);
    if (first[i][1] < second[j][1]) i += 1;
    else j += 1;
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
