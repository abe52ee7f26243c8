function generate(rowCount) {
  return Array.from({ length: rowCount }, (_, row) =>
    Array.from({ length: row + 1 }, (_, index) => numberAt(row, index)),
  );
}

function numberAt(row, index) {
  if (index === 0 || index === row) return 1;
  return numberAt(row - 1, index - 1) + numberAt(row - 1, index);
}

console.log(generate(4));
