function captureRegions(board) {
  const height = board.length;
  const width = board[0].length;
  const seen = board.map(() => new Array(width).fill(false));
  const collect = (startRow, startColumn) => {
    seen[startRow][startColumn] = true;
    const region = [[startRow, startColumn]];
    // The loop also meets what is added meanwhile.
    for (const [row, column] of region) {
      for (const [near, beside] of [
        [row - 1, column],
        [row + 1, column],
        [row, column - 1],
        [row, column + 1],
      ]) {
        if (board[near]?.[beside] !== 'O' || seen[near][beside]) continue;
        seen[near][beside] = true;
        region.push([near, beside]);
      }
    }
    return region;
  };
  const onBorder = ([row, column]) =>
    row === 0 || row === height - 1 || column === 0 || column === width - 1;
  for (const [row, cells] of board.entries()) {
    for (let column = 0; column < width; column += 1) {
      if (cells[column] === 'X' || seen[row][column]) continue;
      const region = collect(row, column);
      if (region.some(onBorder)) continue;
      for (const [r, c] of region) board[r][c] = 'X';
    }
  }
  return board;
}

console.log(captureRegions(['XXXX', 'XOOX', 'XXXX', 'XOXX'].map((row) => [...row])));
