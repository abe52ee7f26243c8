/**
 * Sort a linked list in ascending order and return its first node.
 *
 * A node has val and next; null is an empty list.
 * values(sortList(linked([3, 1, 2]))) is [1, 2, 3].
 * @param {ListNode | null} head
 * @returns {ListNode | null}
 */
function sortList(head) {
}

console.log(values(sortList(linked([7, 2, 9, 4, 1, 5]))));
