/**
 * Return the letters in an order without equal neighbours.
 *
 * If that's impossible, return ''. reorganize('aab') is 'aba'.
 * @param {string} text
 * @returns {string}
 */
function reorganize(text) {
}

console.log(reorganize('mamma'));
