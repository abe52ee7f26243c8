function sortedArrayToBst(numbers) {
  let root = null;
  const ranges = [[0, numbers.length - 1]];
  for (const [low, high] of ranges) {
    if (low > high) continue;
    const middle = (low + high) >> 1;
    root = insert(root, numbers[middle]);
    ranges.push([low, middle - 1], [middle + 1, high]);
  }
  return root;
}

function insert(root, number) {
  if (root === null) return new TreeNode(number);
  if (number < root.val) root.left = insert(root.left, number);
  else root.right = insert(root.right, number);
  return root;
}

console.log(levels(sortedArrayToBst([1, 3, 5, 7, 9, 11])));
