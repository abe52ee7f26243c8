function earliestArrival(heights) {
  let low = 0;
  let high = Math.max(...heights.flat());
  while (low < high) {
    const middle = (low + high) >> 1;
    if (canArrive(heights, middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function canArrive(heights, time) {
  const last = heights.length - 1;
  const seen = heights.map(() => new Array(heights.length).fill(false));
  const toVisit = [[0, 0]];
  while (toVisit.length > 0) {
    const [row, column] = toVisit.pop();
    if (!(heights[row]?.[column] <= time) || seen[row][column]) continue;
    seen[row][column] = true;
    toVisit.push([row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]);
  }
  return seen[last][last];
}

console.log(
  earliestArrival([
    [1, 6, 7],
    [2, 9, 3],
    [4, 8, 5],
  ]),
);
