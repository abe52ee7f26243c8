function searchInsert(numbers, target) {
  const index = numbers.indexOf(target);
  return index < 0 ? numbers.length : index;
}
