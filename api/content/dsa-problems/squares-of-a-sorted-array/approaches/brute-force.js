function sortedSquares(numbers) {
  const squares = [];
  for (const number of numbers) {
    squares.push(number ** 2);
    let place = squares.length - 1;
    while (place > 0 && squares[place - 1] > squares[place]) {
      [squares[place - 1], squares[place]] = [squares[place], squares[place - 1]];
      place -= 1;
    }
  }
  return squares;
}

console.log(sortedSquares([-6, -1, 2, 3]));
