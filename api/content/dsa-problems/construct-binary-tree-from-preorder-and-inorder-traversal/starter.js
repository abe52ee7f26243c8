/**
 * Return the root of the tree with these two traversals.
 *
 * Make its nodes with new TreeNode(val, left, right). All values are
 * distinct. levels(buildTree([1, 2, 3], [2, 1, 3])) is [1, 2, 3].
 * @param {number[]} preorder
 * @param {number[]} inorder
 * @returns {TreeNode | null}
 */
function buildTree(preorder, inorder) {
}

console.log(levels(buildTree([5, 2, 1, 4, 8, 7], [1, 2, 4, 5, 7, 8])));
