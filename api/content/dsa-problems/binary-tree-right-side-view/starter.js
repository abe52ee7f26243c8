/**
 * Return the value of the rightmost node of each level, from the top.
 *
 * A node has val, left and right. rightSideView(tree([1, 2])) is [1, 2].
 * @param {TreeNode | null} root
 * @returns {number[]}
 */
function rightSideView(root) {
}

console.log(rightSideView(tree([1, 2, 3, 4, null, null, null, 5])));
