function median(first, second) {
  const numbers = [...first, ...second].sort((a, b) => a - b);
  const middle = numbers.length >> 1;
  if (numbers.length % 2 === 1) return numbers[middle];
  return (numbers[middle - 1] + numbers[middle]) / 2;
}

console.log(median([2, 7, 9], [1, 3, 8, 12]));
