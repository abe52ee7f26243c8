function trap(heights) {
  let left = 0;
  let right = heights.length - 1;
  let highestLeft = 0;
  let highestRight = 0;
  let water = 0;
  while (left <= right) {
    if (highestLeft <= highestRight) {
      highestLeft = Math.max(highestLeft, heights[left]);
      water += highestLeft - heights[left];
      left += 1;
    } else {
      highestRight = Math.max(highestRight, heights[right]);
      water += highestRight - heights[right];
      right -= 1;
    }
  }
  return water;
}

console.log(trap([2, 0, 3, 1, 0, 1, 2]));
