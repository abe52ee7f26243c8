function spiralOrder(matrix) {
  const directions = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ];
  const width = matrix[0].length;
  const size = matrix.length * width;
  const visited = [];
  const canEnter = (row, column) => {
    const inside = row >= 0 && row < matrix.length && column >= 0 && column < width;
    return inside && !visited.includes(row * width + column);
  };
  let turns = 0;
  let row = 0;
  let column = 0;
  while (visited.length < size) {
    visited.push(row * width + column);
    let [down, right] = directions[turns % 4];
    if (!canEnter(row + down, column + right)) {
      turns += 1;
      [down, right] = directions[turns % 4];
    }
    row += down;
    column += right;
  }
  return visited.map((cell) => matrix[Math.floor(cell / width)][cell % width]);
}

console.log(
  spiralOrder([
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [9, 10, 11, 12],
  ]),
);
