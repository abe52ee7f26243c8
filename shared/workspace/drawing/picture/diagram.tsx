import { Bars } from '../bars.tsx';
import { Graph } from '../graph.tsx';
import { Intervals } from '../intervals.tsx';
import { Tree } from '../tree.tsx';
import { firstBranch, rootOf } from './branches.ts';
import { placedNodes } from './graph-places.ts';
import { lookAt, namesAt } from './marks.ts';
import type { DiagramShape } from './shape-of.ts';
import { wordsOf } from './words.ts';

/** What is drawn with lines. */
export function Diagram({ shape }: { shape: DiagramShape }) {
  const label = wordsOf(shape);
  switch (shape.shape) {
    case 'tree':
    case 'branches': {
      const root = shape.shape === 'tree' ? rootOf(shape) : firstBranch(shape);
      return root && <Tree root={root} label={label} />;
    }
    case 'graph': {
      const edges = shape.edges.map(({ look, weight, ...ends }) => ({
        ...ends,
        weight: weight === undefined ? undefined : String(weight),
        mark: look,
      }));
      const directed = shape.directed ?? false;
      return <Graph nodes={placedNodes(shape)} edges={edges} directed={directed} label={label} />;
    }
    case 'bars': {
      const bars = shape.heights.map((height, place) => ({
        height,
        filled: shape.filled?.[place] ?? 0,
        mark: lookAt(shape, place),
      }));
      return <Bars bars={bars} names={namesAt(shape.pointers)} label={label} />;
    }
    case 'intervals': {
      const intervals = shape.intervals.map(({ from, to, text, row, look }, place) => ({
        from,
        to,
        text: text ?? `${from} to ${to}`,
        row: row ?? place,
        mark: look,
      }));
      return <Intervals intervals={intervals} label={label} />;
    }
  }
}
