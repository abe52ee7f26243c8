import { classNames } from '@site/shared/ui';
import { type ReactNode, useId } from 'react';
import styles from './plan-form.module.css';

interface CheckGroupProps {
  legend: string;
  hint?: string;
  /** What is wrong with the choice. */
  error?: string;
  /** Beside each other instead of below each other. */
  inline?: boolean;
  children: ReactNode;
}

/** Boxes that belong together, with what they're about. */
export function CheckGroup({ legend, hint, error, inline, children }: CheckGroupProps) {
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      data-invalid={error ? true : undefined}
      aria-describedby={error || hint ? id : undefined}
    >
      <legend>{legend}</legend>
      <div className={classNames(styles.checks, inline && styles.inline)}>{children}</div>
      {(error || hint) && (
        <p id={id} className={error ? styles.error : styles.hint}>
          {error ?? hint}
        </p>
      )}
    </fieldset>
  );
}
