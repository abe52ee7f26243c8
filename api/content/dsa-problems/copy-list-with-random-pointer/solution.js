function copyList(head) {
  // What leads nowhere leads nowhere in the copy.
  const copies = new Map([[null, null]]);
  for (let node = head; node !== null; node = node.next) copies.set(node, new Node(node.val));
  for (let node = head; node !== null; node = node.next) {
    const copy = copies.get(node);
    copy.next = copies.get(node.next);
    copy.random = copies.get(node.random);
  }
  return copies.get(head);
}

const example = randomList([
  [7, 2],
  [3, null],
  [5, 0],
]);

console.log(pairs(copyList(example)));
