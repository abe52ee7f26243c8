function generate(rowCount) {
  const known = new Map();
  const numberAt = (row, index) => {
    if (index === 0 || index === row) return 1;
    const key = `${row} ${index}`;
    if (!known.has(key)) known.set(key, numberAt(row - 1, index - 1) + numberAt(row - 1, index));
    return known.get(key);
  };
  return Array.from({ length: rowCount }, (_, row) =>
    Array.from({ length: row + 1 }, (_, index) => numberAt(row, index)),
  );
}

console.log(generate(4));
