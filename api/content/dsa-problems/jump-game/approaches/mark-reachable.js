function canJump(jumps) {
  const reachable = jumps.map((_, index) => index === 0);
  for (const [index, jump] of jumps.entries()) {
    if (reachable[index]) reachable.fill(true, index + 1, index + jump + 1);
  }
  return reachable.at(-1);
}

console.log(canJump([3, 0, 2, 0, 1, 4]));
