/**
 * Return the first node of two ascending linked lists merged into one.
 *
 * Reuse the nodes. A node has val and next.
 * @param {ListNode | null} first
 * @param {ListNode | null} second
 * @returns {ListNode | null}
 */
function mergeLists(first, second) {
}

console.log(values(mergeLists(linked([1, 4, 6]), linked([2, 4, 9]))));
