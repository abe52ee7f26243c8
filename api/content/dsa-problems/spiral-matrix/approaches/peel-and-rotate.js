function spiralOrder(matrix) {
  const order = [];
  let rest = matrix;
  while (rest.length > 0) {
    const [top, ...below] = rest;
    order.push(...top);
    const columns = below.length > 0 ? top.map((_, column) => below.map((row) => row[column])) : [];
    rest = columns.reverse();
  }
  return order;
}

console.log(
  spiralOrder([
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [9, 10, 11, 12],
  ]),
);
