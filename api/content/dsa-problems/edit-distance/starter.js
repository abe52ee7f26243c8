/**
 * Return the fewest operations that turn source into target.
 *
 * An operation inserts, deletes or replaces one character.
 * editDistance("cat", "cut") is 1.
 * @param {string} source
 * @param {string} target
 * @returns {number}
 */
function editDistance(source, target) {
}

console.log(editDistance('garden', 'grade'));
