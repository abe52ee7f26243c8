/**
 * Yield all pages of a folder and of the folders in it, in order.
 * @param {(string | unknown[])[]} folder
 * @returns {Generator<string>}
 */
function* pages(folder) {
}
