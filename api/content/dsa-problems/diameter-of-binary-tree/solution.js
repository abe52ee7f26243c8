function diameter(root) {
  let longest = 0;
  const depth = (node) => {
    if (node === null) return 0;
    const left = depth(node.left);
    const right = depth(node.right);
    longest = Math.max(longest, left + right);
    return 1 + Math.max(left, right);
  };
  depth(root);
  return longest;
}

console.log(diameter(tree([1, 2, 3, 4, 5])));
