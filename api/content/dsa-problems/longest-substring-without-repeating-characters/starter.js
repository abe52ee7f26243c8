/**
 * Return the length of the longest substring without repeated characters.
 *
 * longestUniqueRun("abac") is 3, for "bac".
 * @param {string} text
 * @returns {number}
 */
function longestUniqueRun(text) {
}

console.log(longestUniqueRun('placement'));
