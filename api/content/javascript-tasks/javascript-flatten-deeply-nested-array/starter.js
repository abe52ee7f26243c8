/**
 * Return the elements of list, with inner lists opened down to depth levels.
 * @param {unknown[]} list
 * @param {number} [depth] 1 if it isn't given
 * @returns {unknown[]}
 */
function unpack(list, depth) {
}
