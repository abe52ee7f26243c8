/**
 * Return JSON without references back to objects on the way from the root.
 * @param {object} root
 * @returns {string}
 */
function treeToJson(root) {
}
