class DetectSquares {
  constructor() {
    // How often each point is stored, column by column.
    this.columns = new Map();
  }

  add(x, y) {
    if (!this.columns.has(x)) this.columns.set(x, new Map());
    const column = this.columns.get(x);
    column.set(y, (column.get(y) ?? 0) + 1);
  }

  count(x, y) {
    let squares = 0;
    for (const [a, column] of this.columns) {
      for (const [b, here] of column) {
        // (a, b) is the corner opposite to (x, y).
        if (a === x || Math.abs(a - x) !== Math.abs(b - y)) continue;
        squares += here * this.times(x, b) * this.times(a, y);
      }
    }
    return squares;
  }

  times(x, y) {
    return this.columns.get(x)?.get(y) ?? 0;
  }
}

const points = [
  ['add', 2, 1],
  ['add', 2, 4],
  ['add', 5, 4],
];

console.log(calls(new DetectSquares(), ...points, ['count', 5, 1]));
