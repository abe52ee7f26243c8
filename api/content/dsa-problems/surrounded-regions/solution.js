function captureRegions(board) {
  const height = board.length;
  const width = board[0].length;
  const safe = board.map(() => new Array(width).fill(false));
  const toVisit = [];
  for (let row = 0; row < height; row += 1) toVisit.push([row, 0], [row, width - 1]);
  for (let column = 0; column < width; column += 1) toVisit.push([0, column], [height - 1, column]);
  while (toVisit.length > 0) {
    const [row, column] = toVisit.pop();
    if (board[row]?.[column] !== 'O' || safe[row][column]) continue;
    safe[row][column] = true;
    toVisit.push([row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]);
  }
  for (const [row, cells] of board.entries()) {
    for (let column = 0; column < width; column += 1) if (!safe[row][column]) cells[column] = 'X';
  }
  return board;
}

console.log(captureRegions(['XXXX', 'XOOX', 'XXXX', 'XOXX'].map((row) => [...row])));
