/**
 * Return true if every customer can be served with exact change.
 *
 * A cup costs 5. canServeAll([5, 10]) is true.
 * @param {number[]} notes
 * @returns {boolean}
 */
function canServeAll(notes) {
}

console.log(canServeAll([5, 10, 5, 10, 20]));
