function minMultiplications(sizes) {
  let total = 0;
  for (let next = 2; next < sizes.length; next += 1) {
    total += sizes[0] * sizes[next - 1] * sizes[next];
  }
  return total;
}
