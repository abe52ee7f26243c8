/**
 * Visit the places one by one, with a rest of ms milliseconds in between.
 * @param {unknown[]} places
 * @param {number} ms
 * @param {(place: unknown, index: number) => unknown} visit
 * @returns {Promise<unknown[]>} the results of the visits
 */
async function tour(places, ms, visit) {
}
