/**
 * Call load and hand its outcome to done.
 * @param {() => unknown} load
 * @param {(error: unknown, value?: unknown) => void} done
 * @param {(error: unknown) => void} report gets what done throws
 */
function deliver(load, done, report) {
}
