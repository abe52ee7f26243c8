function countComponents(count, edges) {
  const neighbours = Array.from({ length: count }, () => []);
  for (const [a, b] of edges) {
    neighbours[a].push(b);
    neighbours[b].push(a);
  }
  const seen = new Array(count).fill(false);
  let components = 0;
  for (let start = 0; start < count; start += 1) {
    if (seen[start]) continue;
    components += 1;
    seen[start] = true;
    const stack = [start];
    while (stack.length > 0) {
      for (const neighbour of neighbours[stack.pop()]) {
        if (seen[neighbour]) continue;
        seen[neighbour] = true;
        stack.push(neighbour);
      }
    }
  }
  return components;
}

console.log(
  countComponents(6, [
    [0, 1],
    [1, 2],
    [3, 4],
  ]),
);
