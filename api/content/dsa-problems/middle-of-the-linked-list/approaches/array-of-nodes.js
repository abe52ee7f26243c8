function middleNode(head) {
  const nodes = [];
  for (let node = head; node !== null; node = node.next) nodes.push(node);
  return nodes[Math.floor(nodes.length / 2)];
}

console.log(values(middleNode(linked([5, 8, 1, 9]))));
