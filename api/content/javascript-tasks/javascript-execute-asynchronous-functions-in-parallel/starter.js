/**
 * Call all tasks at once.
 * @param {(() => unknown)[]} tasks
 * @returns {Promise<unknown[]>} their results in the order of the tasks
 */
function together(tasks) {
}
