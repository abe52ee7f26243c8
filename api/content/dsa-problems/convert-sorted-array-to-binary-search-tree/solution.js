function sortedArrayToBst(numbers) {
  const build = (low, high) => {
    if (low > high) return null;
    const middle = (low + high) >> 1;
    return new TreeNode(numbers[middle], build(low, middle - 1), build(middle + 1, high));
  };
  return build(0, numbers.length - 1);
}

console.log(levels(sortedArrayToBst([1, 3, 5, 7, 9, 11])));
