function intersections(first, second) {
  const result = [];
  for (const [start, end] of first) {
    let low = 0;
    let high = second.length;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (second[middle][1] < start) low = middle + 1;
      else high = middle;
    }
    for (let at = low; at < second.length && second[at][0] <= end; at += 1) {
      result.push([Math.max(start, second[at][0]), Math.min(end, second[at][1])]);
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
