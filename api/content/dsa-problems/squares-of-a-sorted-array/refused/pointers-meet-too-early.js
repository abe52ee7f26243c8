function sortedSquares(numbers) {
  const squares = Array(numbers.length).fill(0);
  let [left, right, place] = [0, numbers.length - 1, numbers.length - 1];
  while (left < right) {
    if (Math.abs(numbers[left]) > Math.abs(numbers[right])) {
      squares[place] = numbers[left] ** 2;
      left += 1;
    } else {
      squares[place] = numbers[right] ** 2;
      right -= 1;
    }
    place -= 1;
  }
  return squares;
}
