/** One node of a binary tree. */
class TreeNode {
  constructor(val = 0, left = null, right = null) {
    this.val = val;
    this.left = left;
    this.right = right;
  }
}

/**
 * The root of a tree given level by level. null stands for a child that is missing; a missing node has no
 * children in the list. tree([1, null, 2, 3]) is 1 with a right child 2, which has a left child 3.
 */
function tree(items) {
  if (items.length === 0 || items[0] === null) return null;
  const root = new TreeNode(items[0]);
  const parents = [root];
  let position = 1;
  for (const parent of parents) {
    for (const side of ['left', 'right']) {
      const item = items[position] ?? null;
      position += 1;
      if (item === null) continue;
      parent[side] = new TreeNode(item);
      parents.push(parent[side]);
    }
  }
  return root;
}

/** The values of a tree level by level, as tree() takes them. */
function levels(root) {
  const items = [];
  const nodes = [root];
  for (const node of nodes) {
    items.push(node ? node.val : null);
    if (node) nodes.push(node.left, node.right);
  }
  while (items.length > 0 && items.at(-1) === null) items.pop();
  return items;
}
