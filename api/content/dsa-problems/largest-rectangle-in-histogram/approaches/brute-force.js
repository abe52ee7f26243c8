function largestRectangle(heights) {
  let largest = 0;
  for (let left = 0; left < heights.length; left += 1) {
    let lowest = heights[left];
    for (let right = left; right < heights.length; right += 1) {
      lowest = Math.min(lowest, heights[right]);
      largest = Math.max(largest, lowest * (right - left + 1));
    }
  }
  return largest;
}

console.log(largestRectangle([2, 4, 5, 1, 3, 3]));
