function kClosest(points, k) {
  const squares = ([x, y]) => x * x + y * y;
  return [...points].sort((one, other) => squares(other) - squares(one)).slice(-k);
}

console.log(
  kClosest(
    [
      [3, 3],
      [-1, 2],
      [5, -1],
      [0, -4],
    ],
    2,
  ),
);
