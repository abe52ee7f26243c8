/**
 * Return true if the values of a list read the same backwards.
 *
 * A node has val and next. Leave the list as it was.
 * isPalindrome(linked([4, 7])) is false.
 * @param {ListNode | null} head
 * @returns {boolean}
 */
function isPalindrome(head) {
}

console.log(isPalindrome(linked([4, 7, 7, 4])));
