/**
 * Call action until it succeeds, with a pause after each failure.
 * @template T
 * @param {(attempt: number) => T | Promise<T>} action
 * @param {number[]} pauses in milliseconds
 * @returns {Promise<T>}
 */
async function retry(action, pauses) {
}
