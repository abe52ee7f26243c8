function findContentChildren(greed, sizes) {
  const left = [...sizes];
  let content = 0;
  for (const needed of [...greed].sort((a, b) => a - b)) {
    const fitting = left.filter((size) => size >= needed);
    if (fitting.length === 0) continue;
    const smallest = fitting.reduce((one, other) => Math.min(one, other));
    left.splice(left.indexOf(smallest), 1);
    content += 1;
  }
  return content;
}

console.log(findContentChildren([4, 2, 7], [3, 2, 5, 1]));
