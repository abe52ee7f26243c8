function trap(heights) {
  let left = 0;
  let right = heights.length - 1;
  let leftWall = 0;
  let rightWall = 0;
  let water = 0;
  while (left < right) {
    if (heights[left] < heights[right]) {
      // The right side is higher: the left wall sets the level.
      leftWall = Math.max(leftWall, heights[left]);
      water += leftWall - heights[left];
      left += 1;
    } else {
      rightWall = Math.max(rightWall, heights[right]);
      water += rightWall - heights[right];
      right -= 1;
    }
  }
  return water;
}

console.log(trap([2, 0, 3, 1, 0, 1, 2]));
