/**
 * Return the members by id.
 * @template {{ id: string }} T
 * @param {T[]} members
 * @returns {Record<string, T>}
 */
function byId(members) {
}
