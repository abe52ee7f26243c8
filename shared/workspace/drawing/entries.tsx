import type { Cell } from './cell.ts';
import { CellContent, cellClass } from './cell-content.tsx';
import styles from './drawing.module.css';

export interface Entry {
  name: string;
  cell: Cell;
}

/** Keys, each above its value. */
export const Entries = ({ entries }: { entries: readonly Entry[] }) => (
  <dl className={styles.row}>
    {entries.map(({ name, cell }) => (
      <div key={name} className={styles.entry}>
        <dt className={styles.key}>{name}</dt>
        <dd className={cellClass(cell)}>
          <CellContent cell={cell} />
        </dd>
      </div>
    ))}
  </dl>
);
