import { Bars } from '../bars.tsx';
import { Graph, type GraphNode } from '../graph.tsx';
import { Intervals } from '../intervals.tsx';
import { Tree } from '../tree.tsx';
import type { Branch } from '../tree-layout.ts';
import { type DiagramShape, lookAt, namesAt, type ShapeOf } from './shape-parts.ts';

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

/** The root of a binary tree that is given level by level. */
function rootOf(shape: ShapeOf<'tree'>): Branch | null {
  const names = namesAt(shape.pointers);
  const placed = shape.nodes.map((value, place) =>
    value === null
      ? null
      : {
          key: place,
          face: String(value),
          names: names.get(place) ?? [],
          mark: lookAt(shape, place),
          children: [] as { by: string; branch: Branch | null }[],
        },
  );
  const [root = null, ...below] = placed;
  for (const parent of placed) {
    if (!parent) continue;
    const children = below.splice(0, 2);
    // A missing child takes its room beside one that's there.
    if (children.some((child) => child !== null))
      parent.children.push(...[0, 1].map((side) => ({ by: '', branch: children[side] ?? null })));
  }
  return root;
}

/** The root of a tree whose nodes name their parents. */
function firstBranch({ nodes }: ShapeOf<'branches'>): Branch | null {
  const placed = nodes.map(({ value, look }, place) => ({
    key: place,
    face: String(value),
    names: [],
    mark: look,
    children: [] as { by: string; branch: Branch }[],
  }));
  for (const [place, { parent, by = '' }] of nodes.entries()) {
    const branch = placed[place];
    if (branch && parent !== undefined) placed[parent]?.children.push({ by, branch });
  }
  return placed[0] ?? null;
}

/** Between two columns or rows, and the least between neighbours in a circle. */
const STEP = 72;

/** Nodes where the picture says, or in a circle that begins at the top. */
function placedNodes({ nodes }: ShapeOf<'graph'>): GraphNode[] {
  const radius = (nodes.length * STEP) / (2 * Math.PI) + 10;
  return nodes.map(({ name, at, note, look }, place) => {
    const turn = (place / nodes.length - 1 / 4) * 2 * Math.PI;
    const [x, y] = at
      ? [at[0] * STEP, at[1] * STEP]
      : [radius + radius * Math.cos(turn), radius + radius * Math.sin(turn)];
    return { name, x: Math.round(x), y: Math.round(y), note, mark: look };
  });
}

/** A part of a diagram, and whether it's marked. */
interface Part {
  text: string;
  look?: string | undefined;
}

const titles: Record<DiagramShape['shape'], string> = {
  tree: 'Tree, level by level',
  branches: 'Tree, branch by branch',
  graph: 'Graph',
  bars: 'Bars',
  intervals: 'Intervals',
};

/** A diagram in words, for people who don't see it. The note of its frame says what it's about. */
function wordsOf(shape: DiagramShape): string {
  const parts = partsOf(shape);
  const marked = parts.filter(({ look }) => look === 'marked');
  const sayAll = (list: readonly Part[]) => list.map(({ text }) => text).join(', ');
  const all = `${titles[shape.shape]}: ${sayAll(parts)}.`;
  return marked.length > 0 ? `${all} Marked: ${sayAll(marked)}.` : all;
}

function partsOf(shape: DiagramShape): Part[] {
  switch (shape.shape) {
    case 'tree':
      return shape.nodes.map((value, at) => ({
        text: value === null ? 'none' : String(value),
        look: lookAt(shape, at),
      }));
    case 'branches':
      return branchParts(shape);
    case 'graph':
      return [...nodeParts(shape), ...edgeParts(shape)];
    case 'bars':
      return shape.heights.map((height, at) => {
        const filled = shape.filled?.[at];
        return {
          text: filled ? `${height} with ${filled} on it` : String(height),
          look: lookAt(shape, at),
        };
      });
    case 'intervals':
      return shape.intervals.map(({ from, to, text, look }) => {
        const ends = `${from} to ${to}`;
        return { text: text ? `${text} from ${ends}` : ends, look };
      });
  }
}

const branchParts = ({ nodes }: ShapeOf<'branches'>): Part[] =>
  nodes.map(({ value, by, look }) => {
    // The root of a trie has no letter.
    const name = String(value) || 'root';
    return { text: by ? `${name} by ${by}` : name, look };
  });

const nodeParts = ({ nodes }: ShapeOf<'graph'>): Part[] =>
  nodes.map(({ name, note, look }) => ({ text: note ? `${name} (${note})` : name, look }));

const edgeParts = ({ edges, directed }: ShapeOf<'graph'>): Part[] =>
  edges.map(({ from, to, weight, look }) => ({
    text: `${from} ${directed ? 'to' : 'and'} ${to}${weight === undefined ? '' : ` (${weight})`}`,
    look,
  }));
