function removeDuplicates(numbers) {
  let last = 0;
  for (const number of numbers) {
    if (number !== numbers[last]) {
      last += 1;
      numbers[last] = number;
    }
  }
  return last;
}
