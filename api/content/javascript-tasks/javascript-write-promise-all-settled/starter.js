/**
 * Return a promise for the outcomes of all values.
 * @param {Iterable<unknown>} values
 * @returns {Promise<({ ok: true, value: unknown } | { ok: false, reason: unknown })[]>}
 */
function outcomes(values) {
}
