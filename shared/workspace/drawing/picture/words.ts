import { lookAt } from './marks.ts';
import type { DiagramShape, ShapeOf } from './shape-of.ts';

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
export function wordsOf(shape: DiagramShape): string {
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
