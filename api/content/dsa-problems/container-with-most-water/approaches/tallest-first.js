function maxArea(heights) {
  const order = [...heights.keys()].sort((a, b) => heights[b] - heights[a]);
  let leftmost = order[0];
  let rightmost = order[0];
  let largest = 0;
  for (const index of order) {
    const distance = Math.max(index - leftmost, rightmost - index);
    largest = Math.max(largest, heights[index] * distance);
    leftmost = Math.min(leftmost, index);
    rightmost = Math.max(rightmost, index);
  }
  return largest;
}

console.log(maxArea([3, 1, 2, 4, 5]));
