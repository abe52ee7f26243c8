function sortedSquares(numbers) {
  const squares = Array(numbers.length).fill(0);
  let left = 0;
  let right = numbers.length - 1;
  for (let place = numbers.length - 1; place >= 0; place -= 1) {
    if (Math.abs(numbers[left]) > Math.abs(numbers[right])) {
      squares[place] = numbers[left] ** 2;
      left += 1;
    } else {
      squares[place] = numbers[right] ** 2;
      right -= 1;
    }
  }
  return squares;
}

console.log(sortedSquares([-6, -1, 2, 3]));
