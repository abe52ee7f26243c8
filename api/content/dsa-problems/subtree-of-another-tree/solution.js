function isSubtree(root, wanted) {
  const numbers = new Map();
  const wantedNumber = subtreeNumbers(wanted, numbers).at(-1);
  return subtreeNumbers(root, numbers).includes(wantedNumber);
}

/** The numbers of all subtrees. Equal ones have equal numbers; the whole tree is last. */
function subtreeNumbers(root, numbers) {
  const found = [];
  const visit = (node) => {
    if (node === null) return 0;
    const parts = `${node.val} ${visit(node.left)} ${visit(node.right)}`;
    const number = numbers.get(parts) ?? numbers.size + 1;
    numbers.set(parts, number);
    found.push(number);
    return number;
  };
  visit(root);
  return found;
}

console.log(isSubtree(tree([8, 6, 9, 2, 7]), tree([6, 2, 7])));
