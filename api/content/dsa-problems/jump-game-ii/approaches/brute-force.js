function fewestJumps(jumps) {
  const fewest = new Array(jumps.length).fill(Infinity);
  fewest[0] = 0;
  for (const [index, reach] of jumps.entries()) {
    const end = Math.min(index + reach, jumps.length - 1);
    for (let landing = index + 1; landing <= end; landing += 1) {
      fewest[landing] = Math.min(fewest[landing], fewest[index] + 1);
    }
  }
  return fewest.at(-1);
}

console.log(fewestJumps([2, 4, 1, 1, 3, 1]));
