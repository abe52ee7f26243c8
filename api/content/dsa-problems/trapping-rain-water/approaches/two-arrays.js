function trap(heights) {
  const highestLeft = [...heights];
  for (let index = 1; index < heights.length; index += 1) {
    highestLeft[index] = Math.max(highestLeft[index - 1], heights[index]);
  }
  const highestRight = [...heights];
  for (let index = heights.length - 2; index >= 0; index -= 1) {
    highestRight[index] = Math.max(highestRight[index + 1], heights[index]);
  }
  let water = 0;
  for (const [index, height] of heights.entries()) {
    water += Math.min(highestLeft[index], highestRight[index]) - height;
  }
  return water;
}

console.log(trap([2, 0, 3, 1, 0, 1, 2]));
