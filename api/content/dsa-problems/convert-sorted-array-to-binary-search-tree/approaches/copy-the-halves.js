function sortedArrayToBst(numbers) {
  if (numbers.length === 0) return null;
  const middle = (numbers.length - 1) >> 1;
  const left = sortedArrayToBst(numbers.slice(0, middle));
  const right = sortedArrayToBst(numbers.slice(middle + 1));
  return new TreeNode(numbers[middle], left, right);
}

console.log(levels(sortedArrayToBst([1, 3, 5, 7, 9, 11])));
