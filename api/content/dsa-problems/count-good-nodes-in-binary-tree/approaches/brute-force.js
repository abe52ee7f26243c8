function countGoodNodes(root) {
  const above = [];
  const count = (node) => {
    if (node === null) return 0;
    const good = above.every((value) => value <= node.val) ? 1 : 0;
    above.push(node.val);
    const goodBelow = count(node.left) + count(node.right);
    above.pop();
    return good + goodBelow;
  };
  return count(root);
}

console.log(countGoodNodes(tree([5, 2, 6, 5, null, 3, 8])));
