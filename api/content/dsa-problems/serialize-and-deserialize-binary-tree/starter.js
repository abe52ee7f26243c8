/**
 * Return a string from which deserialize can rebuild the tree.
 *
 * A node has val, left and right.
 * @param {TreeNode | null} root
 * @returns {string}
 */
function serialize(root) {
}

/**
 * Return the root of the tree that serialize has turned into text.
 *
 * levels(deserialize(serialize(tree([1, null, 2])))) is [1, null, 2].
 * @param {string} text
 * @returns {TreeNode | null}
 */
function deserialize(text) {
}

console.log(levels(deserialize(serialize(tree([6, 3, 8, null, null, 7, 9])))));
