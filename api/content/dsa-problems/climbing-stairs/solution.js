function climbStairs(steps) {
  let before = 0;
  let ways = 1;
  for (let step = 0; step < steps; step += 1) [before, ways] = [ways, before + ways];
  return ways;
}

console.log(climbStairs(5));
