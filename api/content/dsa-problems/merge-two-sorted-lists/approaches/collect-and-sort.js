function mergeLists(first, second) {
  const nodes = [];
  for (const head of [first, second]) {
    for (let node = head; node !== null; node = node.next) nodes.push(node);
  }
  nodes.sort((one, other) => one.val - other.val);
  for (const [index, node] of nodes.entries()) node.next = nodes[index + 1] ?? null;
  return nodes[0] ?? null;
}

console.log(values(mergeLists(linked([1, 4, 6]), linked([2, 4, 9]))));
