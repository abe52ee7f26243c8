function snake(pages, rows, columns) {
  if (pages.length !== rows * columns) return [];
  const grid = Array.from({ length: rows }, () => []);
  pages.forEach((page, i) => {
    const column = Math.floor(i / rows);
    const steps = i % rows;
    grid[column % 2 === 0 ? steps : rows - 1 - steps][column] = page;
  });
  return grid;
}
