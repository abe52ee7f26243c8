class DetectSquares {
  points = [];

  add(x, y) {
    this.points.push([x, y]);
  }

  count(x, y) {
    let squares = 0;
    for (const [a, b] of this.points) {
      const isDiagonal = a !== x && Math.abs(a - x) === Math.abs(b - y);
      for (const [besideX, besideY] of this.points) {
        const isBeside = besideX === a && besideY === y;
        for (const [aboveX, aboveY] of this.points) {
          if (isDiagonal && isBeside && aboveX === x && aboveY === b) squares += 1;
        }
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
