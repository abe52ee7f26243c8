function middleNode(head) {
  let count = 0;
  for (let node = head; node !== null; node = node.next) count += 1;
  let middle = head;
  for (let step = 0; step < Math.floor(count / 2); step += 1) middle = middle.next;
  return middle;
}

console.log(values(middleNode(linked([5, 8, 1, 9]))));
