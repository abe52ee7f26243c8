/**
 * Return the largest sum of a subtree that is a binary search tree.
 *
 * A subtree is a node with everything below it. The empty tree counts, with
 * the sum 0. maxSumBst(tree([5, 3, 4])) is 4.
 * @param {TreeNode | null} root
 * @returns {number}
 */
function maxSumBst(root) {
}

console.log(maxSumBst(tree([6, 4, 9, 2, 8, 7, 12])));
