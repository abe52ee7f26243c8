import type { Cell, Names } from './cell.ts';
import { CellContent, cellClass } from './cell-content.tsx';
import styles from './drawing.module.css';

interface CellRowProps {
  cells: readonly Cell[];
  /** Whether places have numbers, which those of a set haven't. */
  numbered: boolean;
  names?: Names | undefined;
}

/** Values side by side, with their indices and what points to them. */
export const CellRow = ({ cells, numbered, names }: CellRowProps) => (
  <ol className={styles.row}>
    {cells.map((cell, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place of a list is identified by its index
      <li key={place} className={styles.place}>
        {numbered && <span className={styles.index}>{place}</span>}
        <span className={cellClass(cell)}>
          <CellContent cell={cell} />
        </span>
        {names?.has(place) && (
          <span className={styles.pointer}>{names.get(place)?.join(', ')}</span>
        )}
      </li>
    ))}
  </ol>
);
