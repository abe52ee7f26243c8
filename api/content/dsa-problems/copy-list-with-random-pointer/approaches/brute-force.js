function copyList(head) {
  const originals = [];
  for (let node = head; node !== null; node = node.next) originals.push(node);
  const copies = originals.map(({ val }) => new Node(val));
  for (const [index, copy] of copies.entries()) {
    copy.next = copies[index + 1] ?? null;
    const { random } = originals[index];
    if (random !== null) copy.random = copies[originals.indexOf(random)];
  }
  return copies[0] ?? null;
}

const example = randomList([
  [7, 2],
  [3, null],
  [5, 0],
]);

console.log(pairs(copyList(example)));
