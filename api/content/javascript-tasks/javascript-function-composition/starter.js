/**
 * Return a function that runs all steps from left to right.
 * @param {...Function} steps
 * @returns {Function}
 */
function assemble(...steps) {
}
