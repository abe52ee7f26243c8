function captureRegions(board) {
  const height = board.length;
  const width = board[0].length;
  const safe = board.map(() => new Array(width).fill(false));
  const toVisit = [];
  const makeSafe = (row, column) => {
    if (board[row]?.[column] !== 'O' || safe[row][column]) return;
    safe[row][column] = true;
    toVisit.push([row, column]);
  };

  for (let row = 0; row < height; row += 1) {
    makeSafe(row, 0);
    makeSafe(row, width - 1);
  }
  for (let column = 0; column < width; column += 1) {
    makeSafe(0, column);
    makeSafe(height - 1, column);
  }
  while (toVisit.length > 0) {
    const [row, column] = toVisit.pop();
    makeSafe(row - 1, column);
    makeSafe(row + 1, column);
    makeSafe(row, column - 1);
    makeSafe(row, column + 1);
  }
  for (const [row, cells] of board.entries()) {
    for (let column = 0; column < width; column += 1) if (!safe[row][column]) cells[column] = 'X';
  }
  return board;
}

console.log(captureRegions(['XXXX', 'XOOX', 'XXXX', 'XOXX'].map((row) => [...row])));
