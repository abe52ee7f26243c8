/**
 * Bring the different numbers to the front and return how many there are.
 *
 * The numbers are ascending. Afterwards [3, 3, 8] begins with 3 and 8.
 * @param {number[]} numbers
 * @returns {number}
 */
function removeDuplicates(numbers) {
}

const numbers = [2, 2, 5, 5, 5, 9];
const kept = removeDuplicates(numbers);
console.log([kept, numbers.slice(0, kept)]);
