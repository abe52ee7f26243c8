function moveZeroes(numbers) {
  const packed = numbers.filter((number) => number !== 0);
  for (let i = 0; i < numbers.length; i += 1) numbers[i] = packed[i] ?? 0;
  return numbers;
}

console.log(moveZeroes([0, 5, 0, -3, 8]));
