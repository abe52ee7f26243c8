function earliestArrival(heights) {
  const last = heights.length - 1;
  const marked = heights.map(() => new Array(heights.length).fill(false));
  const shore = new Heap();
  let time = 0;
  const mark = (row, column) => {
    if (marked[row]?.[column] !== false) return;
    marked[row][column] = true;
    shore.push({ height: heights[row][column], row, column });
  };

  mark(0, 0);
  while (true) {
    const { height, row, column } = shore.pop();
    time = Math.max(time, height);
    if (row === last && column === last) return time;
    mark(row - 1, column);
    mark(row + 1, column);
    mark(row, column - 1);
    mark(row, column + 1);
  }
}

/** JavaScript has no heap of its own. */
class Heap {
  cells = [];

  push(cell) {
    const { cells } = this;
    let at = cells.push(cell) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (cells[parent].height <= cells[at].height) return;
      [cells[parent], cells[at]] = [cells[at], cells[parent]];
      at = parent;
    }
  }

  pop() {
    const { cells } = this;
    const top = cells[0];
    const last = cells.pop();
    if (cells.length === 0) return top;
    cells[0] = last;
    let at = 0;
    while (true) {
      let lowest = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (cells[child]?.height < cells[lowest].height) lowest = child;
      }
      if (lowest === at) return top;
      [cells[lowest], cells[at]] = [cells[at], cells[lowest]];
      at = lowest;
    }
  }
}

console.log(
  earliestArrival([
    [1, 6, 7],
    [2, 9, 3],
    [4, 8, 5],
  ]),
);
