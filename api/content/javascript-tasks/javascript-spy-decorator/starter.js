/**
 * Return a function that does what fn does and lists its calls in its property calls.
 * @param {Function} fn
 * @returns {Function & { calls: { given: unknown[], result?: unknown, error?: unknown }[] }}
 */
function spy(fn) {
}
