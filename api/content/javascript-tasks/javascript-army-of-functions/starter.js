/**
 * Return a function for each name, which calls press with the name and its position.
 * @param {string[]} names
 * @param {(name: string, index: number) => unknown} press
 * @returns {(() => unknown)[]}
 */
function makeButtons(names, press) {
}
