function exist(board, word) {
  let paths = board.flatMap((line, row) =>
    [...line].flatMap((letter, column) => (letter === word[0] ? [[[row, column]]] : [])),
  );
  for (const letter of word.slice(1)) {
    const longer = [];
    for (const path of paths) {
      const [row, column] = path.at(-1);
      for (const [near, beside] of [
        [row - 1, column],
        [row + 1, column],
        [row, column - 1],
        [row, column + 1],
      ]) {
        if (board[near]?.[beside] !== letter) continue;
        if (path.some(([r, c]) => r === near && c === beside)) continue;
        longer.push([...path, [near, beside]]);
      }
    }
    paths = longer;
  }
  return paths.length > 0;
}

console.log(exist(['care', 'dote', 'ants'], 'road'));
