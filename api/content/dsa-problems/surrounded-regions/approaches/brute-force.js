function captureRegions(board) {
  const surrounded = [];
  for (const [row, cells] of board.entries()) {
    for (const [column, cell] of cells.entries()) {
      if (cell === 'O' && !reachesBorder(board, row, column)) surrounded.push([row, column]);
    }
  }
  for (const [row, column] of surrounded) board[row][column] = 'X';
  return board;
}

function reachesBorder(board, startRow, startColumn) {
  const width = board[0].length;
  const seen = new Set([startRow * width + startColumn]);
  const toVisit = [[startRow, startColumn]];
  while (toVisit.length > 0) {
    const [row, column] = toVisit.pop();
    for (const [near, beside] of [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ]) {
      const cell = board[near]?.[beside];
      if (cell === undefined) return true;
      if (cell === 'X' || seen.has(near * width + beside)) continue;
      seen.add(near * width + beside);
      toVisit.push([near, beside]);
    }
  }
  return false;
}

console.log(captureRegions(['XXXX', 'XOOX', 'XXXX', 'XOXX'].map((row) => [...row])));
