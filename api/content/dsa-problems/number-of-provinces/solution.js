function countProvinces(joined) {
  const seen = new Set();
  let provinces = 0;
  for (let start = 0; start < joined.length; start += 1) {
    if (seen.has(start)) continue;
    provinces += 1;
    seen.add(start);
    const toVisit = [start];
    while (toVisit.length > 0) {
      const town = toVisit.pop();
      for (const [other, road] of joined[town].entries()) {
        if (road === 0 || seen.has(other)) continue;
        seen.add(other);
        toVisit.push(other);
      }
    }
  }
  return provinces;
}

console.log(
  countProvinces([
    [1, 0, 1, 0],
    [0, 1, 0, 0],
    [1, 0, 1, 1],
    [0, 0, 1, 1],
  ]),
);
