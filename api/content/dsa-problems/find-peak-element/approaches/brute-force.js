function findPeakElement(numbers) {
  const peak = numbers.findIndex((number, index) => number > numbers[index + 1]);
  return peak < 0 ? numbers.length - 1 : peak;
}

console.log(findPeakElement([2, 5, 9, 7, 4, 1]));
