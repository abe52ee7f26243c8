function trap(heights) {
  let water = 0;
  for (let position = 0; position < heights.length; position += 1) {
    let leftWall = 0;
    let rightWall = 0;
    for (let other = 0; other <= position; other += 1) {
      leftWall = Math.max(leftWall, heights[other]);
    }
    for (let other = position; other < heights.length; other += 1) {
      rightWall = Math.max(rightWall, heights[other]);
    }
    water += Math.min(leftWall, rightWall) - heights[position];
  }
  return water;
}

console.log(trap([2, 0, 3, 1, 0, 1, 2]));
