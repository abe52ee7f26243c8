const NO_PATH = 1_000_000_000;

function shortestPaths(count, roads) {
  const lengthsFrom = (city) => {
    const lengths = Array(count).fill(NO_PATH);
    lengths[city] = 0;
    for (let round = 1; round < count; round += 1) {
      let improved = false;
      for (const [start, end, length] of roads) {
        if (lengths[start] === NO_PATH || lengths[start] + length >= lengths[end]) continue;
        lengths[end] = lengths[start] + length;
        improved = true;
      }
      if (!improved) break;
    }
    return lengths;
  };

  return Array.from({ length: count }, (_, city) => lengthsFrom(city));
}

console.log(
  shortestPaths(3, [
    [0, 1, 4],
    [0, 2, 9],
    [1, 2, -1],
    [2, 0, 2],
  ]),
);
