function rightSideView(root) {
  const view = [];
  let level = root === null ? [] : [root];
  while (level.length > 0) {
    view.push(level.at(-1).val);
    level = level.flatMap((node) => [node.left, node.right]).filter((node) => node !== null);
  }
  return view;
}

console.log(rightSideView(tree([1, 2, 3, 4, null, null, null, 5])));
