function editDistance(source, target) {
  let above = Array.from({ length: target.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...source].entries()) {
    const current = [row + 1];
    for (const [column, wanted] of [...target].entries()) {
      current.push(
        letter === wanted
          ? above[column]
          : 1 + Math.min(above[column], above[column + 1], current[column]),
      );
    }
    above = current;
  }
  return above.at(-1);
}

console.log(editDistance('garden', 'grade'));
