function countIslands(grid) {
  const width = grid[0]?.length ?? 0;
  const parent = [];
  let islands = 0;
  const find = (cell) => {
    let at = cell;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]]; // the path becomes shorter
      at = parent[at];
    }
    return at;
  };
  const unite = (cell, other) => {
    const [root, otherRoot] = [find(cell), find(other)];
    if (root === otherRoot) return;
    parent[root] = otherRoot;
    islands -= 1;
  };
  for (const [row, cells] of grid.entries()) {
    for (let column = 0; column < width; column += 1) {
      if (cells[column] === '0') continue;
      const here = row * width + column;
      parent[here] = here;
      islands += 1;
      if (row > 0 && grid[row - 1][column] === '1') unite(here - width, here);
      if (column > 0 && cells[column - 1] === '1') unite(here - 1, here);
    }
  }
  return islands;
}

console.log(countIslands(['11000', '11010', '00010', '10000']));
