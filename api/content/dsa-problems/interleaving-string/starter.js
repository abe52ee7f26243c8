/**
 * Return true if mixed consists of first and second, each in its order.
 *
 * isInterleaving("ab", "c", "acb") is true.
 * isInterleaving("ab", "c", "bca") is false.
 * @param {string} first
 * @param {string} second
 * @param {string} mixed
 * @returns {boolean}
 */
function isInterleaving(first, second, mixed) {
}

console.log(isInterleaving('sun', 'sea', 'ssuena'));
