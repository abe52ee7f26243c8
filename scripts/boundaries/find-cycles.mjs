/**
 * Circles of files that import each other, one for each import that closes one on the way through
 * the graph: not every circle there is, but at least one of every knot.
 * @param {Map<string, readonly string[]>} graph file → files it imports
 * @returns {string[][]} each circle as a path that ends where it began
 */
export function findCycles(graph) {
  const done = new Set();
  const cycles = [];
  const visit = (file, trail) => {
    const place = trail.indexOf(file);
    if (place >= 0) {
      cycles.push([...trail.slice(place), file]);
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}
