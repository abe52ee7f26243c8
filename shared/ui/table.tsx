import type { ReactNode } from 'react';
import styles from './table.module.css';

export interface TableProps {
  /** Names the table and, if it is wider than the screen, the scrolling area. */
  label: string;
  /** The column headings. */
  columns: readonly string[];
  /** The rows. */
  children: ReactNode;
}

/** A table with subtle lines; scrolls sideways if it is wider than its container. */
export const Table = ({ label, columns, children }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
  <section className={styles.scroll} aria-label={label} tabIndex={0}>
    <table aria-label={label} className={styles.table}>
      <thead>
        <tr>
          {columns.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns may have the same name, and never move
            <th key={at} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);
