function findPeakElement(numbers) {
  return numbers.findIndex((number, at) => numbers[at - 1] < number && number > numbers[at + 1]);
}
