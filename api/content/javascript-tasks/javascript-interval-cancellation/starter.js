/**
 * Call look at once and then every ms milliseconds, until it returns true.
 * @param {number} ms
 * @param {(attempt: number) => unknown} look
 * @returns {() => void} stops it
 */
function poll(ms, look) {
}
