function moveZeroes(numbers) {
  let write = 0;
  for (let read = 0; read < numbers.length; read += 1) {
    if (numbers[read] === 0) continue;
    [numbers[write], numbers[read]] = [numbers[read], numbers[write]];
    write += 1;
  }
  return numbers;
}

console.log(moveZeroes([0, 5, 0, -3, 8]));
