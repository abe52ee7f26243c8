function findContentChildren(greed, sizes) {
  const children = [...greed].sort((a, b) => a - b);
  let content = 0;
  for (const size of [...sizes].sort((a, b) => a - b)) {
    if (content < children.length && children[content] <= size) content += 1;
  }
  return content;
}

console.log(findContentChildren([4, 2, 7], [3, 2, 5, 1]));
