function trap(heights) {
  const leftWalls = [...heights];
  for (let index = 1; index < heights.length; index += 1) {
    leftWalls[index] = Math.max(leftWalls[index - 1], heights[index]);
  }
  const rightWalls = [...heights];
  for (let index = heights.length - 2; index >= 0; index -= 1) {
    rightWalls[index] = Math.max(rightWalls[index + 1], heights[index]);
  }
  let water = 0;
  for (const [index, height] of heights.entries()) {
    water += Math.min(leftWalls[index], rightWalls[index]) - height;
  }
  return water;
}

console.log(trap([2, 0, 3, 1, 0, 1, 2]));
