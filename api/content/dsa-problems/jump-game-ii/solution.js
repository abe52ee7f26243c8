function fewestJumps(jumps) {
  let count = 0;
  let levelEnd = 0;
  let farthest = 0;
  for (let index = 0; index < jumps.length - 1; index += 1) {
    farthest = Math.max(farthest, index + jumps[index]);
    if (index === levelEnd) {
      count += 1;
      levelEnd = farthest;
    }
  }
  return count;
}

console.log(fewestJumps([2, 4, 1, 1, 3, 1]));
