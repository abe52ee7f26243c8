/**
 * Call make after ms milliseconds.
 * @template T
 * @param {number} ms
 * @param {() => T | Promise<T>} make
 * @returns {Promise<T>}
 */
function after(ms, make) {
}
