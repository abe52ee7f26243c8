/**
 * Return how many words the shortest ladder from first to last has.
 *
 * Neighbours differ in one letter; all but the first are in words. 0 means
 * that there is none. ladderLength("hot", "dog", ["hog", "dog"]) is 3.
 * @param {string} first
 * @param {string} last
 * @param {string[]} words
 * @returns {number}
 */
function ladderLength(first, last, words) {
}

const words = ['cord', 'word', 'card', 'ward', 'warm', 'worm'];

console.log(ladderLength('cold', 'warm', words));
