function isSameTree(first, second) {
  const pairs = [[first, second]];
  for (const [one, other] of pairs) {
    if (one === null && other === null) continue;
    if (one === null || other === null || one.val !== other.val) return false;
    pairs.push([one.left, other.left], [one.right, other.right]);
  }
  return true;
}

console.log(isSameTree(tree([1, 2, 3, null, 4]), tree([1, 2, 3, null, 4])));
