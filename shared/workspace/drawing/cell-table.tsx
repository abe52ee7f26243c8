import type { Cell } from './cell.ts';
import { CellContent, cellClass } from './cell-content.tsx';
import styles from './drawing.module.css';

/** What stands before a row or above a column, and what points to it. */
export interface Head {
  text: string;
  names?: readonly string[] | undefined;
}

interface CellTableProps {
  /** What it's called. */
  label: string;
  rows: readonly (readonly Cell[])[];
  rowHeads: readonly Head[];
  columnHeads: readonly Head[];
}

/** Values in rows and columns. */
export const CellTable = ({ label, rows, rowHeads, columnHeads }: CellTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
  <section className={styles.scroll} tabIndex={0} aria-label={label}>
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          {columnHeads.map((head, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index
            <HeadCell key={column} head={head} scope="col" />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its index
          <tr key={row}>
            <HeadCell head={rowHeads[row] ?? { text: '' }} scope="row" />
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index
              <td key={column} className={cellClass(cell)}>
                <CellContent cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** The empty prefix of a word has no label, and a heading without a text isn't one. */
const HeadCell = ({ head: { text, names }, scope }: { head: Head; scope: 'row' | 'col' }) =>
  text === '' ? (
    <td />
  ) : (
    <th scope={scope} className={styles.index}>
      {text}
      {names && <span className={styles.pointer}> {names.join(', ')}</span>}
    </th>
  );
