function sortColors(colors) {
  const counts = [0, 0, 0];
  for (const color of colors) counts[color] += 1;
  let place = 0;
  for (const [color, count] of counts.entries()) {
    colors.fill(color, place, place + count);
    place += count;
  }
  return colors;
}

console.log(sortColors([2, 0, 1, 1, 0, 2]));
