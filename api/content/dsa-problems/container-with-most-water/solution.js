function maxArea(heights) {
  let left = 0;
  let right = heights.length - 1;
  let largest = 0;
  while (left < right) {
    const lower = Math.min(heights[left], heights[right]);
    largest = Math.max(largest, lower * (right - left));
    // The lower side can't do better with anything closer.
    if (heights[left] < heights[right]) left += 1;
    else right -= 1;
  }
  return largest;
}

console.log(maxArea([3, 1, 2, 4, 5]));
