import { classNames, VisuallyHidden } from '@site/shared/ui';
import { formerOf } from '../changes.ts';
import { attributeOf, chainFrom, faceOf } from '../node-shape.ts';
import { type Moment, thingAt } from '../recording.ts';
import type { Names } from './drawings.ts';
import styles from './picture.module.css';

interface ChainPictureProps {
  moment: Moment;
  start: number;
  names: Names;
}

/** Nodes in the order in which they lead to each other, with the variables that refer to them. */
export function ChainPicture({ moment, start, names }: ChainPictureProps) {
  const { nodes, back } = chainFrom(moment, start);
  return (
    <ol className={styles.row}>
      {nodes.map((number, place) => {
        const thing = thingAt(moment, number);
        if (!thing) return null;
        const changed = formerOf(moment, number) !== undefined;
        const following = nodes[place + 1];
        const after = following === undefined ? undefined : thingAt(moment, following);
        const bothWays = after && attributeOf(after, 'prev') === number;
        return (
          <li key={number} className={styles.place}>
            <span className={styles.node}>
              <span className={classNames(styles.cell, changed && styles.changed)}>
                {faceOf(thing) || '·'}
                {changed && <VisuallyHidden> (changed)</VisuallyHidden>}
              </span>
              <span className={styles.arrow}>{bothWays ? '⇄' : '→'}</span>
              {following === undefined && (
                <span className={styles.end}>{endOf(moment, number, back)}</span>
              )}
            </span>
            <span className={styles.pointer}>{names.get(number)?.join(', ')}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** What comes after the last node. */
function endOf(moment: Moment, last: number, back: number | null): string {
  const node = thingAt(moment, back ?? last);
  if (!node) return '';
  if (back !== null) return `back to ${faceOf(node) || '·'}`;
  const next = attributeOf(node, 'next');
  return typeof next === 'string' ? next : '…';
}
