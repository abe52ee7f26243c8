function countProvinces(joined) {
  const labels = joined.map((_, town) => town);
  for (const [one, row] of joined.entries()) {
    for (const [other, road] of row.entries()) {
      const [before, now] = [labels[other], labels[one]];
      if (road === 0 || before === now) continue;
      for (const [town, label] of labels.entries()) if (label === before) labels[town] = now;
    }
  }
  return new Set(labels).size;
}

console.log(
  countProvinces([
    [1, 0, 1, 0],
    [0, 1, 0, 0],
    [1, 0, 1, 1],
    [0, 0, 1, 1],
  ]),
);
