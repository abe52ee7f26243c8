/**
 * Return a function that calls action once and returns its result from then on.
 * @param {Function} action
 * @returns {Function}
 */
function once(action) {
}
