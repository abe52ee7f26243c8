import { Button } from '@site/shared/ui';
import type { ReactNode } from 'react';
import styles from './results-bar.module.css';

interface ResultsBarProps {
  /** A summary of the matches; '' while nothing is filtered. */
  found: string;
  filtering: boolean;
  onClear: () => void;
  /** Remarks about the problems. */
  remark: ReactNode;
  /** Actions on the problems shown. */
  children: ReactNode;
}

/** Shown last in the row of the filters: a summary of the matches, and a button that clears the filters. */
export const ResultsBar = ({ found, filtering, onClear, remark, children }: ResultsBarProps) => (
  <div className={styles.bar}>
    <div className={styles.facts}>
      <p className={styles.found} role="status">
        {found}
      </p>
      {filtering && (
        <Button variant="ghost" size="sm" className={styles.clear} onClick={onClear}>
          Clear all
        </Button>
      )}
      {remark}
    </div>
    <div className={styles.actions}>{children}</div>
  </div>
);
