function trap(heights) {
  let water = 0;
  for (let position = 0; position < heights.length; position += 1) {
    let highestLeft = 0;
    let highestRight = 0;
    for (let other = 0; other <= position; other += 1) {
      highestLeft = Math.max(highestLeft, heights[other]);
    }
    for (let other = position; other < heights.length; other += 1) {
      highestRight = Math.max(highestRight, heights[other]);
    }
    water += Math.min(highestLeft, highestRight) - heights[position];
  }
  return water;
}

console.log(trap([2, 0, 3, 1, 0, 1, 2]));
