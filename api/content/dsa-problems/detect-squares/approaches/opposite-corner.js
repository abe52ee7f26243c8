class DetectSquares {
  points = [];

  add(x, y) {
    this.points.push([x, y]);
  }

  count(x, y) {
    let squares = 0;
    for (const [a, b] of this.points) {
      if (a === x || Math.abs(a - x) !== Math.abs(b - y)) continue;
      squares += this.times(x, b) * this.times(a, y);
    }
    return squares;
  }

  times(x, y) {
    return this.points.filter(([a, b]) => a === x && b === y).length;
  }
}

const points = [
  ['add', 2, 1],
  ['add', 2, 4],
  ['add', 5, 4],
];

console.log(calls(new DetectSquares(), ...points, ['count', 5, 1]));
