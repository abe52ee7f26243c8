/**
 * Run a generator that yields promises.
 * @param {Generator<Promise<unknown>>} generator
 * @returns {{ result: Promise<unknown>, cancel: () => void }}
 */
function run(generator) {
}
