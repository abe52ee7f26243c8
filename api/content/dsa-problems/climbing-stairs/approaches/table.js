function climbStairs(steps) {
  const ways = [1, 1];
  for (let step = 2; step <= steps; step += 1) ways.push(ways[step - 2] + ways[step - 1]);
  return ways[steps];
}

console.log(climbStairs(5));
