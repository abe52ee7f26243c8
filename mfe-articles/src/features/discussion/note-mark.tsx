import { NotebookPenIcon } from '@site/shared/ui';
import styles from './note-mark.module.css';

/** In place of a person's picture. Decorative: the note's label is beside it. */
export const NoteMark = () => (
  <span className={styles.mark} aria-hidden="true">
    <NotebookPenIcon />
  </span>
);
