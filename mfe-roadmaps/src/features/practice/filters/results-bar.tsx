import { Button } from '@site/shared/ui';
import type { ReactNode } from 'react';
import styles from './results-bar.module.css';

interface ResultsBarProps {
  /** What was found, in words; '' while nothing is filtered. */
  found: string;
  filtering: boolean;
  onClear: () => void;
  /** What is to be said about the problems. */
  remark: ReactNode;
  /** What can be done with the problems that are shown. */
  children: ReactNode;
}

/** Between the filters and the problems: what they found, and the way back to all. */
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
