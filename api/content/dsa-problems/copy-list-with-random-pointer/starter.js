/**
 * Return the first node of a deep copy of the linked list.
 *
 * A node has val, next and random, which leads to any node or is null.
 * pairs(copyList(randomList([[4, 0]]))) is [[4, 0]].
 * @param {Node | null} head
 * @returns {Node | null}
 */
function copyList(head) {
}

const example = randomList([
  [7, 2],
  [3, null],
  [5, 0],
]);

console.log(pairs(copyList(example)));
