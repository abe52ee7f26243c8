class DetectSquares {
  constructor() {
    this.columns = new Map();
  }

  add(x, y) {
    if (!this.columns.has(x)) this.columns.set(x, new Map());
    const column = this.columns.get(x);
    column.set(y, (column.get(y) ?? 0) + 1);
  }

  count(x, y) {
    const at = (column, row) => this.columns.get(column)?.get(row) ?? 0;
    let squares = 0;
    // A point above or below fixes the side; the square lies left or right of it.
    for (const [other, count] of this.columns.get(x) ?? []) {
      const side = other - y;
      if (side === 0) continue;
      for (const column of [x - side, x + side]) {
        squares += count * at(column, y) * at(column, other);
      }
    }
    return squares;
  }
}

const points = [
  ['add', 2, 1],
  ['add', 2, 4],
  ['add', 5, 4],
];

console.log(calls(new DetectSquares(), ...points, ['count', 5, 1]));
