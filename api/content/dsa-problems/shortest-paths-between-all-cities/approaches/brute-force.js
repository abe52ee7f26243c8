const NO_PATH = 1_000_000_000;

function shortestPaths(count, roads) {
  const best = Array.from({ length: count }, () => Array(count).fill(NO_PATH));
  const roadsFrom = Array.from({ length: count }, () => []);
  for (const [start, end, length] of roads) roadsFrom[start].push([end, length]);

  const follow = (path, total) => {
    const [start] = path;
    const city = path.at(-1);
    best[start][city] = Math.min(best[start][city], total);
    for (const [end, length] of roadsFrom[city]) {
      if (!path.includes(end)) follow([...path, end], total + length);
    }
  };

  for (let start = 0; start < count; start += 1) follow([start], 0);
  return best;
}

console.log(
  shortestPaths(3, [
    [0, 1, 4],
    [0, 2, 9],
    [1, 2, -1],
    [2, 0, 2],
  ]),
);
