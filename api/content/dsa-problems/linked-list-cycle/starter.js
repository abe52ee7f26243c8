/**
 * Return true if following next from head never ends.
 *
 * A node has val and next. Do not change the linked list.
 * @param {ListNode | null} head
 * @returns {boolean}
 */
function hasCycle(head) {
}

console.log(hasCycle(linked([4, 5, 6], 1)));
