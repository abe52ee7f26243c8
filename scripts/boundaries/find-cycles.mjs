/**
 * Circles of files that import each other, each reported once. Types are gone when the program
 * runs, so importing only types closes no circle.
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
