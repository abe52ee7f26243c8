function climbStairs(steps) {
  if (steps <= 1) return 1;
  return climbStairs(steps - 2) + climbStairs(steps - 1);
}

console.log(climbStairs(5));
