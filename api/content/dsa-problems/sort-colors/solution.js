function sortColors(colors) {
  let low = 0;
  let at = 0;
  let high = colors.length - 1;
  while (at <= high) {
    if (colors[at] === 0) {
      [colors[low], colors[at]] = [colors[at], colors[low]];
      low += 1;
      at += 1;
    } else if (colors[at] === 2) {
      [colors[at], colors[high]] = [colors[high], colors[at]];
      high -= 1;
    } else at += 1;
  }
  return colors;
}

console.log(sortColors([2, 0, 1, 1, 0, 2]));
