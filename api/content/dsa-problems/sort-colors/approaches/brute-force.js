function sortColors(colors) {
  for (let end = colors.length - 1; end > 0; end -= 1) {
    for (let index = 0; index < end; index += 1) {
      if (colors[index] > colors[index + 1]) {
        [colors[index], colors[index + 1]] = [colors[index + 1], colors[index]];
      }
    }
  }
  return colors;
}

console.log(sortColors([2, 0, 1, 1, 0, 2]));
