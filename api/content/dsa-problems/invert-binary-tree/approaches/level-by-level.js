function invert(root) {
  let level = root === null ? [] : [root];
  while (level.length > 0) {
    const following = [];
    for (const node of level) {
      [node.left, node.right] = [node.right, node.left];
      following.push(...[node.left, node.right].filter((child) => child !== null));
    }
    level = following;
  }
  return root;
}

console.log(levels(invert(tree([4, 2, 7, 1, 3, null, 9]))));
