function largestIsland(grid) {
  const width = grid[0].length;
  const land = [...grid.flat().entries()].flatMap(([cell, kind]) => (kind === 1 ? [cell] : []));
  const parent = [...grid.flat().keys()];
  const size = parent.map(() => 1);

  const find = (start) => {
    let cell = start;
    while (parent[cell] !== cell) {
      parent[cell] = parent[parent[cell]];
      cell = parent[cell];
    }
    return cell;
  };

  const join = (one, other) => {
    let [large, small] = [find(one), find(other)];
    if (large === small) return;
    if (size[large] < size[small]) [large, small] = [small, large];
    parent[small] = large;
    size[large] += size[small];
  };

  for (const cell of land) {
    const column = cell % width;
    const row = (cell - column) / width;
    if (grid[row + 1]?.[column] === 1) join(cell, cell + width);
    if (grid[row][column + 1] === 1) join(cell, cell + 1);
  }
  return land.reduce((largest, cell) => Math.max(largest, size[cell]), 0);
}

console.log(
  largestIsland([
    [1, 1, 0, 0],
    [1, 0, 0, 1],
    [0, 0, 1, 1],
    [1, 1, 0, 1],
  ]),
);
