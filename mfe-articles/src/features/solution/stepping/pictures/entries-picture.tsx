import { classNames, VisuallyHidden } from '@site/shared/ui';
import { formerOf } from '../changes.ts';
import type { Moment, Thing } from '../recording.ts';
import { cellText } from './cell-text.ts';
import styles from './picture.module.css';

interface EntriesPictureProps {
  moment: Moment;
  number: number;
  thing: Thing;
}

/** A dictionary's keys, or an object's attributes, each with its value. */
export function EntriesPicture({ moment, number, thing }: EntriesPictureProps) {
  const former = formerOf(moment, number);
  return (
    <dl className={styles.row}>
      {thing.keys.map((key, place) => {
        const value = thing.values[place] ?? '';
        const changed = former !== undefined && former.values[former.keys.indexOf(key)] !== value;
        return (
          <div key={key} className={styles.entry}>
            <dt className={styles.key}>{cellText(moment, key)}</dt>
            <dd className={classNames(styles.cell, changed && styles.changed)}>
              {cellText(moment, value)}
              {changed && <VisuallyHidden> (changed)</VisuallyHidden>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
