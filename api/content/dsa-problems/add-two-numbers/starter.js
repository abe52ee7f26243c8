/**
 * Return the sum of two numbers, as a linked list with the least significant digit
 * first.
 *
 * A node has val and next.
 * values(addLists(linked([5]), linked([7, 1]))) is [2, 2].
 * @param {ListNode} first
 * @param {ListNode} second
 * @returns {ListNode}
 */
function addLists(first, second) {
}

console.log(values(addLists(linked([2, 4, 3]), linked([5, 6, 4, 1]))));
