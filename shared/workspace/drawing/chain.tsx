import type { Key } from 'react';
import type { Cell } from './cell.ts';
import { CellContent, cellClass } from './cell-content.tsx';
import styles from './drawing.module.css';

/** A node of a linked list. */
export interface Link {
  key: Key;
  cell: Cell;
  /** What refers to it. */
  names: readonly string[];
  /** The next one leads back to it. */
  bothWays?: boolean;
}

interface ChainProps {
  links: readonly Link[];
  /** What comes after the last node. */
  end: string;
}

/** Nodes in the order in which they lead to each other. */
export const Chain = ({ links, end }: ChainProps) => (
  <ol className={styles.row}>
    {links.map(({ key, cell, names, bothWays }, place) => (
      <li key={key} className={styles.place}>
        <span className={styles.node}>
          <span className={cellClass(cell)}>
            <CellContent cell={cell} />
          </span>
          <span className={styles.arrow}>{bothWays ? '⇄' : '→'}</span>
          {place === links.length - 1 && <span className={styles.end}>{end}</span>}
        </span>
        <span className={styles.pointer}>{names.join(', ')}</span>
      </li>
    ))}
  </ol>
);
