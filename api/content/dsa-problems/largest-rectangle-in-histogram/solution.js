function largestRectangle(heights) {
  const rising = [];
  let largest = 0;
  for (let index = 0; index <= heights.length; index += 1) {
    // A bar of height 0 at the end closes every rectangle.
    const height = heights[index] ?? 0;
    let start = index;
    while (rising.length > 0 && rising.at(-1).height >= height) {
      const bar = rising.pop();
      largest = Math.max(largest, bar.height * (index - bar.start));
      start = bar.start;
    }
    rising.push({ start, height });
  }
  return largest;
}

console.log(largestRectangle([2, 4, 5, 1, 3, 3]));
