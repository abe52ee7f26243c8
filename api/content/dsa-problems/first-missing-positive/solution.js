function firstMissingPositive(numbers) {
  const size = numbers.length;
  for (let index = 0; index < size; index += 1) {
    while (numbers[index] >= 1 && numbers[index] <= size) {
      const place = numbers[index] - 1;
      if (numbers[place] === numbers[index]) break; // it's there already, or a duplicate is
      [numbers[index], numbers[place]] = [numbers[place], numbers[index]];
    }
  }
  for (const [index, number] of numbers.entries()) {
    if (number !== index + 1) return index + 1;
  }
  return size + 1;
}

console.log(firstMissingPositive([3, -2, 1, 7, 2]));
