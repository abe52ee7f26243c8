function largestRectangle(heights) {
  const lowerLeft = nearestLowerLeft(heights);
  const mirrored = nearestLowerLeft([...heights].reverse());
  const lowerRight = mirrored.reverse().map((place) => heights.length - 1 - place);
  let largest = 0;
  for (const [index, height] of heights.entries()) {
    largest = Math.max(largest, height * (lowerRight[index] - lowerLeft[index] - 1));
  }
  return largest;
}

function nearestLowerLeft(heights) {
  const places = [];
  const rising = []; // indices
  for (const [index, height] of heights.entries()) {
    while (rising.length > 0 && heights[rising.at(-1)] >= height) rising.pop();
    places.push(rising.at(-1) ?? -1);
    rising.push(index);
  }
  return places;
}

console.log(largestRectangle([2, 4, 5, 1, 3, 3]));
