/**
 * Return the photos in rows of the given size.
 * @template T
 * @param {T[]} photos
 * @param {number} size
 * @returns {T[][]}
 */
function inRows(photos, size) {
}
