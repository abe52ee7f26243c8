function reverseGroups(head, k) {
  const nodes = [];
  for (let node = head; node !== null; node = node.next) nodes.push(node);
  for (let start = 0; start + k <= nodes.length; start += k) {
    nodes.splice(start, k, ...nodes.slice(start, start + k).reverse());
  }
  for (const [index, node] of nodes.entries()) node.next = nodes[index + 1] ?? null;
  return nodes[0];
}

console.log(values(reverseGroups(linked([1, 2, 3, 4, 5]), 2)));
