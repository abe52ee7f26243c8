function sortedSquares(numbers) {
  return numbers.map((number) => number ** 2).sort((a, b) => a - b);
}

console.log(sortedSquares([-6, -1, 2, 3]));
