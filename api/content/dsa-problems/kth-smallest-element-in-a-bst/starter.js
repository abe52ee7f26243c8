/**
 * Return the k-th smallest value of a binary search tree.
 *
 * k counts from 1. kthSmallest(tree([2, 1, 3]), 2) is 2.
 * @param {TreeNode | null} root
 * @param {number} k
 * @returns {number}
 */
function kthSmallest(root, k) {
}

console.log(kthSmallest(tree([6, 3, 8, 1, 4, null, 9]), 4));
