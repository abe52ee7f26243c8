/**
 * Return the new first node of the linked list in reverse order.
 *
 * Reuse the nodes: change only next. A node has val and next.
 * @param {ListNode | null} head
 * @returns {ListNode | null}
 */
function reverseList(head) {
}

console.log(values(reverseList(linked([1, 2, 3, 4]))));
