function fewestJumps(jumps) {
  const last = jumps.length - 1;
  const reached = new Set([0]);
  let count = 0;
  let level = [0];
  while (!reached.has(last)) {
    const following = [];
    for (const index of level) {
      const end = Math.min(index + jumps[index], last);
      for (let landing = index + 1; landing <= end; landing += 1) {
        if (!reached.has(landing)) {
          reached.add(landing);
          following.push(landing);
        }
      }
    }
    level = following;
    count += 1;
  }
  return count;
}

console.log(fewestJumps([2, 4, 1, 1, 3, 1]));
