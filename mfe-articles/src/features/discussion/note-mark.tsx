import { NotebookPenIcon } from '@site/shared/ui';
import styles from './note-mark.module.css';

/** In the place of a person's picture. Decorative: the note says what it is beside it. */
export const NoteMark = () => (
  <span className={styles.mark} aria-hidden="true">
    <NotebookPenIcon />
  </span>
);
