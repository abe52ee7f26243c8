function isSameTree(first, second) {
  if (first === null || second === null) return first === second;
  return (
    first.val === second.val &&
    isSameTree(first.left, second.left) &&
    isSameTree(first.right, second.right)
  );
}

console.log(isSameTree(tree([1, 2, 3, null, 4]), tree([1, 2, 3, null, 4])));
