/**
 * Return the middle node of the list, the second if there are two.
 *
 * A node has val and next.
 * @param {ListNode} head
 * @returns {ListNode}
 */
function middleNode(head) {
}

console.log(values(middleNode(linked([5, 8, 1, 9]))));
