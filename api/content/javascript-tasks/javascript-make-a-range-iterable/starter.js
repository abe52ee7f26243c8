/**
 * Return an object whose iterators go from start towards end.
 * @param {number} start
 * @param {number} end not reached
 * @param {number} [step] 1 if it isn't given
 * @returns {Iterable<number>}
 */
function range(start, end, step) {
}
