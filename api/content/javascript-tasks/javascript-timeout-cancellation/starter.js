/**
 * Call action with the given arguments after ms milliseconds.
 * @param {number} ms
 * @param {Function} action
 * @param {...unknown} given
 * @returns {() => boolean} cancels it, and tells whether that had an effect
 */
function later(ms, action, ...given) {
}
