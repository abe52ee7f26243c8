import type { ReactNode } from 'react';
import styles from './table.module.css';

export interface TableProps {
  /** Names the table and, where it is wider than the screen, the area that scrolls. */
  label: string;
  /** What stands above each column. */
  columns: readonly string[];
  /** The rows. */
  children: ReactNode;
}

/** A table with quiet lines; scrolls sideways by itself where it is wider than its place. */
export const Table = ({ label, columns, children }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
  <section className={styles.scroll} aria-label={label} tabIndex={0}>
    <table aria-label={label} className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);
