/**
 * Return the contacts of both lists by ascending id; newer values replace older ones.
 * @param {{ id: number }[]} older
 * @param {{ id: number }[]} newer
 * @returns {{ id: number }[]}
 */
function mergeContacts(older, newer) {
}
