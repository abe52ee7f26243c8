/**
 * Return the suggestions after each character of typed.
 *
 * They're the first three products, in alphabetical order, that begin
 * with what has been typed so far.
 * suggest(["ab", "b"], "ab") is [["ab"], ["ab"]].
 * @param {string[]} products
 * @param {string} typed
 * @returns {string[][]}
 */
function suggest(products, typed) {
}

const products = ['pear', 'peach', 'plum', 'pea', 'perch'];

console.log(suggest(products, 'pea'));
