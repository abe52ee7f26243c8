/**
 * Return the shortest absolute path to the same place.
 *
 * simplifyPath('/a/./b/../c/') is '/a/c'.
 * @param {string} path
 * @returns {string}
 */
function simplifyPath(path) {
}

console.log(simplifyPath('/home//ann/./x/../docs/'));
