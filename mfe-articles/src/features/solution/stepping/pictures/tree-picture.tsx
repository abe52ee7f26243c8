import { classNames } from '@site/shared/ui';
import type { Moment } from '../recording.ts';
import { valueText } from '../value-text.ts';
import type { Names } from './drawings.ts';
import styles from './picture.module.css';
import { layOutTree, NODE_HEIGHT } from './tree-layout.ts';

interface TreePictureProps {
  moment: Moment;
  root: number;
  names: Names;
}

/** A tree with its root on top, and the variables that refer to its nodes. */
export function TreePicture({ moment, root, names }: TreePictureProps) {
  const { nodes, width, height, nodeWidth } = layOutTree(moment, root, names);
  const named = nodes.flatMap(({ face, names: called }) =>
    called.map((name) => `${name} is at ${face || 'a node'}`),
  );
  const label = [valueText(moment, root), ...named].join('. ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label="Tree">
      <svg role="img" aria-label={label} width={width} height={height} className={styles.tree}>
        {nodes.flatMap((parent) =>
          parent.children.map(({ node, by }) => (
            <g key={node.number} className={styles.edge}>
              <path d={`M${parent.x} ${parent.y + NODE_HEIGHT}L${node.x} ${node.y}`} />
              {by && (
                <text x={(2 * parent.x + node.x) / 3 + 5} y={parent.y + NODE_HEIGHT + 18}>
                  {by}
                </text>
              )}
            </g>
          )),
        )}
        {nodes.map(({ number, face, names: called, changed, x, y }) => (
          <g key={number} className={classNames(styles.treeNode, changed && styles.treeChanged)}>
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
            {called.length > 0 && (
              <text x={x} y={y - 6} textAnchor="middle" className={styles.treeName}>
                {called.join(', ')}
              </text>
            )}
          </g>
        ))}
      </svg>
    </section>
  );
}
