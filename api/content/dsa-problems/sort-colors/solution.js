function sortColors(colors) {
  let low = 0;
  let current = 0;
  let high = colors.length - 1;
  while (current <= high) {
    if (colors[current] === 0) {
      [colors[low], colors[current]] = [colors[current], colors[low]];
      low += 1;
      current += 1;
    } else if (colors[current] === 2) {
      [colors[current], colors[high]] = [colors[high], colors[current]];
      high -= 1;
    } else current += 1;
  }
  return colors;
}

console.log(sortColors([2, 0, 1, 1, 0, 2]));
