/**
 * Return JSON without references to objects on the way from the root.
 * @param {object} root
 * @returns {string}
 */
function treeToJson(root) {
}
