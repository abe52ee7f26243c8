function maxPathSum(root) {
  const parent = new Map([[root, null]]);
  // A map may grow while a loop goes through it.
  for (const node of parent.keys()) {
    for (const child of [node.left, node.right]) {
      if (child !== null) parent.set(child, node);
    }
  }
  let best = -Infinity;
  for (const start of parent.keys()) best = Math.max(best, bestFrom(start, parent));
  return best;
}

function bestFrom(start, parent) {
  let best = start.val;
  const toVisit = [[start, null, 0]];
  while (toVisit.length > 0) {
    const [node, before, sumBefore] = toVisit.pop();
    const sum = sumBefore + node.val;
    best = Math.max(best, sum);
    for (const neighbour of [node.left, node.right, parent.get(node)]) {
      if (neighbour !== null && neighbour !== before) toVisit.push([neighbour, node, sum]);
    }
  }
  return best;
}

console.log(maxPathSum(tree([-5, 6, 10, null, null, 8, 7])));
