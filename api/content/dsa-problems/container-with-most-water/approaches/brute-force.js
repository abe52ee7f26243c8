function maxArea(heights) {
  let largest = 0;
  for (let left = 0; left < heights.length; left += 1) {
    for (let right = left + 1; right < heights.length; right += 1) {
      const lower = Math.min(heights[left], heights[right]);
      largest = Math.max(largest, lower * (right - left));
    }
  }
  return largest;
}

console.log(maxArea([3, 1, 2, 4, 5]));
