import type { TableHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './table.module.css';

export interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** Names the table and, where it is wider than the screen, the area that scrolls. */
  label: string;
}

/** A table with quiet lines; scrolls sideways by itself where it is wider than its place. */
export function Table({ label, className, ...rest }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table aria-label={label} {...rest} className={classNames(styles.table, className)} />
    </section>
  );
}
