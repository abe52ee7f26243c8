function search(numbers, target) {
  const length = Math.max(1, Math.floor(Math.sqrt(numbers.length)));
  let start = 0;
  while (start + length < numbers.length && numbers[start + length] <= target) start += length;
  const end = Math.min(start + length, numbers.length);
  for (let position = start; position < end; position += 1) {
    if (numbers[position] === target) return position;
  }
  return -1;
}

console.log(search([-7, -2, 0, 4, 9, 15], 9));
