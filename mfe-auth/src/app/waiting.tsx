import { Spinner, useDocumentTitle } from '@site/shared/ui';
import styles from './waiting.module.css';

/** A page that is only passed through. */
export function Waiting({ text }: { text: string }) {
  useDocumentTitle('Log in');
  return (
    <div className={styles.waiting}>
      <Spinner />
      <h1 className={styles.text}>{text}</h1>
    </div>
  );
}
