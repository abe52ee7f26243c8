/**
 * Return the rows of a grid that's filled with pages down and up its columns.
 * @template T
 * @param {T[]} pages
 * @param {number} rows
 * @param {number} columns
 * @returns {T[][]} [] if the number of pages doesn't fit
 */
function snake(pages, rows, columns) {
}
