import { classNames } from '@site/shared/ui';
import type { Mark } from './cells.tsx';
import styles from './diagram.module.css';

export interface GraphNode {
  name: string;
  x: number;
  y: number;
  /** What is known of it, written beside it. */
  note?: string | undefined;
  mark?: Mark | undefined;
}

export interface Edge {
  from: string;
  to: string;
  weight?: string | undefined;
  mark?: Mark | undefined;
}

interface GraphProps {
  nodes: readonly GraphNode[];
  edges: readonly Edge[];
  directed: boolean;
  /** The graph in words. */
  label: string;
}

const RADIUS = 18;
const MARGIN = 34;
const HEAD = 9;
/** How far an edge is moved to its right if another one leads back. */
const ASIDE = 7;

/** Nodes at their places, in pixels, and the edges between them. */
export function Graph({ nodes, edges, directed, label }: GraphProps) {
  const placeOf = new Map(nodes.map((node) => [node.name, node]));
  const width = Math.max(...nodes.map(({ x }) => x)) + 2 * MARGIN;
  const height = Math.max(...nodes.map(({ y }) => y)) + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
      width={width}
      height={height}
      className={styles.diagram}
    >
      {edges.map(({ from, to, weight, mark }) => {
        const [start, end] = [placeOf.get(from), placeOf.get(to)];
        if (!start || !end) return null;
        const leadsBack = edges.some((other) => other.from === to && other.to === from);
        const { line, head, middle } = lineBetween(start, end, directed && leadsBack ? ASIDE : 0);
        return (
          <g key={`${from} ${to}`} className={classNames(styles.edge, mark && styles[mark])}>
            <path d={line} />
            {directed && <path d={head} className={styles.head} />}
            {weight !== undefined && (
              <text x={middle.x} y={middle.y + 4} textAnchor="middle">
                {weight}
              </text>
            )}
          </g>
        );
      })}
      {nodes.map(({ name, x, y, note, mark }) => (
        <g key={name} className={classNames(styles.node, mark && styles[mark])}>
          <rect
            x={x - halfWidth(name)}
            y={y - RADIUS}
            width={2 * halfWidth(name)}
            height={2 * RADIUS}
            rx={RADIUS}
          />
          <text x={x} y={y + 5} textAnchor="middle">
            {name}
          </text>
          {note && (
            <text x={x} y={y - RADIUS - 5} textAnchor="middle" className={styles.name}>
              {note}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** A long name makes its node wider. */
const halfWidth = (name: string) => Math.max(RADIUS, name.length * 4 + 8);

/** From the rim of one node to that of another, moved to its right by some pixels. */
function lineBetween(start: GraphNode, end: GraphNode, aside: number) {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const at = (node: GraphNode, way: number) => {
    const rim = Math.min(RADIUS / Math.max(Math.abs(uy), 0.01), halfWidth(node.name));
    return { x: node.x + ux * rim * way - uy * aside, y: node.y + uy * rim * way + ux * aside };
  };
  const [one, other] = [at(start, 1), at(end, -1)];
  const back = (side: number) =>
    `${other.x - ux * HEAD - uy * side} ${other.y - uy * HEAD + ux * side}`;
  return {
    line: `M${one.x} ${one.y}L${other.x} ${other.y}`,
    head: `M${other.x} ${other.y}L${back(HEAD / 2)}L${back(-HEAD / 2)}Z`,
    // A weight stands on its line, and beside it if the line of the way back is near.
    middle: { x: (one.x + other.x) / 2 - uy * aside, y: (one.y + other.y) / 2 + ux * aside },
  };
}
