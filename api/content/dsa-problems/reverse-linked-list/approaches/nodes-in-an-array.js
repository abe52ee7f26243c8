function reverseList(head) {
  const nodes = [];
  for (let node = head; node !== null; node = node.next) nodes.push(node);
  for (const [index, node] of nodes.entries()) node.next = nodes[index - 1] ?? null;
  return nodes.at(-1) ?? null;
}

console.log(values(reverseList(linked([1, 2, 3, 4]))));
