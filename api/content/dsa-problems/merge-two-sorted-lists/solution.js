function mergeLists(first, second) {
  const placeholder = new ListNode();
  let end = placeholder;
  let [one, other] = [first, second];
  while (one !== null && other !== null) {
    if (one.val <= other.val) {
      end.next = one;
      one = one.next;
    } else {
      end.next = other;
      other = other.next;
    }
    end = end.next;
  }
  end.next = one ?? other;
  return placeholder.next;
}

console.log(values(mergeLists(linked([1, 4, 6]), linked([2, 4, 9]))));
