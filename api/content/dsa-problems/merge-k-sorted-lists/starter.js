/**
 * Merge sorted linked lists into one and return its first node.
 *
 * A node has val and next; null is an empty linked list.
 * values(mergeKLists([linked([1, 3]), linked([2])])) is [1, 2, 3].
 * @param {(ListNode | null)[]} lists
 * @returns {ListNode | null}
 */
function mergeKLists(lists) {
}

const lists = [linked([1, 4, 6]), linked([2, 4]), linked([3, 9])];

console.log(values(mergeKLists(lists)));
