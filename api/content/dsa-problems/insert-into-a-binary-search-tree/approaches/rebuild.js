function insertIntoBst(root, value) {
  const nodes = root === null ? [] : [root];
  for (const node of nodes) {
    nodes.push(...[node.left, node.right].filter((child) => child !== null));
  }
  nodes.push(new TreeNode(value));
  for (const node of nodes) {
    node.left = null;
    node.right = null;
  }
  const [first, ...others] = nodes;
  for (const added of others) {
    let parent = null;
    let place = first;
    while (place !== null) {
      parent = place;
      place = added.val < place.val ? place.left : place.right;
    }
    parent[added.val < parent.val ? 'left' : 'right'] = added;
  }
  return first;
}

console.log(levels(insertIntoBst(tree([12, 6, 18]), 15)));
