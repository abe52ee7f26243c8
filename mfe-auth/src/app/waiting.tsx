import { Spinner, useDocumentTitle } from '@site/shared/ui';
import styles from './waiting.module.css';

/** A page shown only until the next one opens. */
export function Waiting({ text }: { text: string }) {
  useDocumentTitle('Log in');
  return (
    <div className={styles.waiting}>
      <Spinner />
      <h1 className={styles.text}>{text}</h1>
    </div>
  );
}
