function containsDuplicate(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted.some((number, index) => index > 0 && number === sorted[index - 1]);
}

console.log(containsDuplicate([4, 7, 1, 9, 7]));
