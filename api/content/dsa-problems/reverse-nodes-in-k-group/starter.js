/**
 * Reverse each group of k nodes, but not an incomplete one at the end.
 *
 * A node has val and next.
 * values(reverseGroups(linked([1, 2, 3, 4]), 3)) is [3, 2, 1, 4].
 * @param {ListNode} head
 * @param {number} k
 * @returns {ListNode}
 */
function reverseGroups(head, k) {
}

console.log(values(reverseGroups(linked([1, 2, 3, 4, 5]), 2)));
