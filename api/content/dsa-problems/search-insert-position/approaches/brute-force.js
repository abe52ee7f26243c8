function searchInsert(numbers, target) {
  for (let index = 0; index < numbers.length; index += 1) {
    if (numbers[index] >= target) return index;
  }
  return numbers.length;
}

console.log(searchInsert([2, 5, 8, 11], 6));
