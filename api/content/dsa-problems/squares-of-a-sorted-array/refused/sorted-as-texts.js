function sortedSquares(numbers) {
  return numbers.map((number) => number ** 2).sort();
}
