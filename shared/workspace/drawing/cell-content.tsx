import { classNames, VisuallyHidden } from '@site/shared/ui';
import type { Cell } from './cell.ts';
import styles from './drawing.module.css';

/** The text of a cell. Why it stands out is heard as well as seen. */
export const CellContent = ({ cell: { text, mark } }: { cell: Cell }) => (
  <>
    {text}
    {mark && mark !== 'faded' && <VisuallyHidden> ({mark})</VisuallyHidden>}
  </>
);

export const cellClass = ({ mark }: Cell) => classNames(styles.cell, mark && styles[mark]);
