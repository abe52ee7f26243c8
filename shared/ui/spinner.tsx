import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A spinning ring in the colour of the surrounding text. With `label` it is announced. */
export function Spinner({ label }: { label?: string }) {
  const ring = <span className={styles.ring} aria-hidden="true" />;
  if (!label) return ring;
  return (
    <span role="status" className={styles.status}>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
