/**
 * Return a function that calls compute once for the same arguments.
 * @param {(...given: (string | number)[]) => unknown} compute
 * @returns {(...given: (string | number)[]) => unknown}
 */
function remember(compute) {
}
