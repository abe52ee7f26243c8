import { classNames, VisuallyHidden } from '@site/shared/ui';
import { formerOf } from '../changes.ts';
import { type Moment, type Thing, thingOf } from '../recording.ts';
import styles from './picture.module.css';
import type { Pointers } from './pointers.ts';

interface MatrixPictureProps {
  moment: Moment;
  thing: Thing;
  label: string;
  /** The variables that point to rows, and to columns. */
  rows: Pointers;
  columns: Pointers;
}

/** A list of lists as rows and columns. */
export function MatrixPicture({ moment, thing, label, rows, columns }: MatrixPictureProps) {
  const lists = thing.values.map((row) => ({ row, values: thingOf(moment, row)?.values ?? [] }));
  const width = Math.max(...lists.map(({ values }) => values.length));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={`Rows of ${label}`}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <td />
            {Array.from({ length: width }, (_, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index
              <Place key={column} index={column} pointers={columns} scope="col" />
            ))}
          </tr>
        </thead>
        <tbody>
          {lists.map(({ row, values }, index) => {
            const former = typeof row === 'number' ? formerOf(moment, row) : undefined;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its index
              <tr key={index}>
                <Place index={index} pointers={rows} scope="row" />
                {values.map((value, column) => {
                  const changed = former !== undefined && former.values[column] !== value;
                  return (
                    <td
                      // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index
                      key={column}
                      className={classNames(styles.cell, changed && styles.changed)}
                    >
                      {value}
                      {changed && <VisuallyHidden> (changed)</VisuallyHidden>}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface PlaceProps {
  index: number;
  pointers: Pointers;
  scope: 'row' | 'col';
}

const Place = ({ index, pointers, scope }: PlaceProps) => (
  <th scope={scope} className={styles.index}>
    {index}
    {pointers.has(index) && (
      <span className={styles.pointer}> {pointers.get(index)?.join(', ')}</span>
    )}
  </th>
);
