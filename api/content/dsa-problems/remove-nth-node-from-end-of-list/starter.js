/**
 * Remove the n-th node from the end and return the first node.
 *
 * n = 1 is the last one. A node has val and next.
 * values(removeNthFromEnd(linked([1, 2, 3]), 1)) is [1, 2].
 * @param {ListNode | null} head
 * @param {number} n
 * @returns {ListNode | null}
 */
function removeNthFromEnd(head, n) {
}

console.log(values(removeNthFromEnd(linked([1, 2, 3, 4, 5]), 2)));
