import { classNames, VisuallyHidden } from '@site/shared/ui';
import { formerOf } from '../changes.ts';
import type { Moment, Thing } from '../recording.ts';
import { cellText } from './cell-text.ts';
import styles from './picture.module.css';
import type { Pointers } from './pointers.ts';

interface ListPictureProps {
  moment: Moment;
  number: number;
  thing: Thing;
  /** Null for a set, which has no places. */
  pointers: Pointers | null;
}

/** Values side by side, with their indices and the variables that point to them. */
export function ListPicture({ moment, number, thing, pointers }: ListPictureProps) {
  const former = formerOf(moment, number);
  return (
    <ol className={styles.row}>
      {thing.values.map((value, place) => {
        const changed = former !== undefined && former.values[place] !== value;
        const names = pointers?.get(place);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of a list is identified by its index
          <li key={place} className={styles.place}>
            {pointers && <span className={styles.index}>{place}</span>}
            <span className={classNames(styles.cell, changed && styles.changed)}>
              {cellText(moment, value)}
              {changed && <VisuallyHidden> (changed)</VisuallyHidden>}
            </span>
            {names && <span className={styles.pointer}>{names.join(', ')}</span>}
          </li>
        );
      })}
    </ol>
  );
}
