function kthSmallest(matrix, k) {
  const elements = matrix.flat();
  return elements.find((element) => {
    const smaller = elements.filter((other) => other < element).length;
    const equal = elements.filter((other) => other === element).length;
    return smaller < k && k <= smaller + equal;
  });
}

const matrix = [
  [2, 6, 9],
  [3, 6, 14],
  [8, 10, 15],
];

console.log(kthSmallest(matrix, 4));
