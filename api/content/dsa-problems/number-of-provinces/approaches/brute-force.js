function countProvinces(joined) {
  const reachable = joined.map((row) => [...row]);
  for (let middle = 0; middle < joined.length; middle += 1) {
    for (let one = 0; one < joined.length; one += 1) {
      for (let other = 0; other < joined.length; other += 1) {
        if (reachable[one][middle] && reachable[middle][other]) reachable[one][other] = 1;
      }
    }
  }
  return reachable.filter((row, town) => !row.slice(0, town).includes(1)).length;
}

console.log(
  countProvinces([
    [1, 0, 1, 0],
    [0, 1, 0, 0],
    [1, 0, 1, 1],
    [0, 0, 1, 1],
  ]),
);
