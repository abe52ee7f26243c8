import { classNames, VisuallyHidden } from '@site/shared/ui';
import type { Key } from 'react';
import styles from './drawing.module.css';

/** Why something stands out: it has just changed, it's what a picture is about, or it no longer counts. */
export type Mark = 'changed' | 'marked' | 'faded';

/** A value as it is drawn. */
export interface Cell {
  text: string;
  mark?: Mark | undefined;
}

/** What points to the places of a list, by place. */
export type Names = ReadonlyMap<number, readonly string[]>;

/** The text of a cell. Why it stands out is heard as well as seen. */
const CellContent = ({ cell: { text, mark } }: { cell: Cell }) => (
  <>
    {text}
    {mark && mark !== 'faded' && <VisuallyHidden> ({mark})</VisuallyHidden>}
  </>
);

const cellClass = ({ mark }: Cell) => classNames(styles.cell, mark && styles[mark]);

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
