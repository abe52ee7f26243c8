/**
 * Return the node where the cycle begins, or null without one.
 *
 * A node has val and next. Do not change the list.
 * @param {ListNode | null} head
 * @returns {ListNode | null}
 */
function detectCycle(head) {
}

console.log(detectCycle(linked([3, 6, 2, 9], 1))?.val ?? null);
