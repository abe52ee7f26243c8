/**
 * Let nodes from the front and from the back alternate; return the first.
 *
 * A node has val and next.
 * values(reorderList(linked([1, 2, 3, 4]))) is [1, 4, 2, 3].
 * @param {ListNode} head
 * @returns {ListNode}
 */
function reorderList(head) {
}

console.log(values(reorderList(linked([1, 2, 3, 4, 5, 6]))));
