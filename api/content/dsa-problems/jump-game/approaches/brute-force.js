function canJump(jumps) {
  const last = jumps.length - 1;
  const waiting = [0];
  while (waiting.length > 0) {
    const index = waiting.pop();
    if (index === last) return true;
    const farthest = Math.min(index + jumps[index], last);
    for (let next = index + 1; next <= farthest; next += 1) waiting.push(next);
  }
  return false;
}

console.log(canJump([3, 0, 2, 0, 1, 4]));
