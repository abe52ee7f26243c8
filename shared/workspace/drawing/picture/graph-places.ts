import type { GraphNode } from '../graph.tsx';
import type { ShapeOf } from './shape-of.ts';

/** Between two columns or rows, and the least between neighbours in a circle. */
const STEP = 72;

/** Nodes where the picture says, or in a circle that begins at the top. */
export function placedNodes({ nodes }: ShapeOf<'graph'>): GraphNode[] {
  const radius = (nodes.length * STEP) / (2 * Math.PI) + 10;
  return nodes.map(({ name, at, note, look }, place) => {
    const turn = (place / nodes.length - 1 / 4) * 2 * Math.PI;
    const [x, y] = at
      ? [at[0] * STEP, at[1] * STEP]
      : [radius + radius * Math.cos(turn), radius + radius * Math.sin(turn)];
    return { name, x: Math.round(x), y: Math.round(y), note, mark: look };
  });
}
