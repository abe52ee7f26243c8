import { classNames } from '@site/shared/ui';
import { type ReactNode, useId } from 'react';
import styles from './plan-form.module.css';

interface CheckGroupProps {
  legend: string;
  hint?: string;
  /** The error about the choice. */
  error?: string;
  /** Side by side, not stacked. */
  inline?: boolean;
  children: ReactNode;
}

/** A group of checkboxes with its legend. */
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
