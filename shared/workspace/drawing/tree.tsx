import { classNames } from '@site/shared/ui';
import styles from './diagram.module.css';
import { type Branch, layOutTree, NODE_HEIGHT, type PlacedNode } from './tree-layout.ts';

interface TreeProps {
  root: Branch;
  /** The tree in words. */
  label: string;
}

/** A tree with its root on top, and what refers to its nodes. */
export function Tree({ root, label }: TreeProps) {
  const { nodes, width, height, nodeWidth } = layOutTree(root);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={styles.diagram}
    >
      {nodes.flatMap((parent) =>
        parent.children.map(({ node, by }) => (
          <g key={node.key} className={classNames(styles.edge, markOfEdge(parent, node))}>
            <path d={`M${parent.x} ${parent.y + NODE_HEIGHT}L${node.x} ${node.y}`} />
            {by && (
              <text x={(2 * parent.x + node.x) / 3 + 5} y={parent.y + NODE_HEIGHT + 18}>
                {by}
              </text>
            )}
          </g>
        )),
      )}
      {nodes.map(({ key, face, names, mark, x, y }) => (
        <g key={key} className={classNames(styles.node, mark && styles[mark])}>
          <rect
            x={x - nodeWidth / 2}
            y={y}
            width={nodeWidth}
            height={NODE_HEIGHT}
            rx={NODE_HEIGHT / 2}
          />
          <text x={x} y={y + NODE_HEIGHT / 2 + 5} textAnchor="middle">
            {face || '·'}
          </text>
          {names.length > 0 && (
            <text x={x} y={y - 6} textAnchor="middle" className={styles.name}>
              {names.join(', ')}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** An edge belongs to what is marked if both of its ends do. */
function markOfEdge(parent: PlacedNode, { mark }: PlacedNode) {
  if (mark === 'faded') return styles.faded;
  return mark === 'marked' && parent.mark === mark && styles.marked;
}
