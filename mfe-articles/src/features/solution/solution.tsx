import type { DsaProblem } from '@site/shared/contracts';
import { useMemo } from 'react';
import { CopyButton } from './copy-button.tsx';
import { Listing } from './listing.tsx';
import { highlightedLines } from './listing-lines.ts';
import styles from './solution.module.css';

interface SolutionProps {
  problem: DsaProblem;
  /** Called when all cases of the problem have passed. */
  onSolved: () => void;
}

/** The content of the Solution section: the listing and what can be done with it. */
export function Solution({ problem }: SolutionProps) {
  const lines = useMemo(
    () => highlightedLines(problem.codeHtml, problem.code),
    [problem.codeHtml, problem.code],
  );
  return (
    <div className={styles.solution}>
      <div className={styles.code}>
        <div className={styles.toolbar}>
          <span className={styles.file}>solution.py</span>
          <CopyButton code={problem.code} />
        </div>
        <Listing lines={lines} label={`Python solution of ${problem.title}`} />
      </div>
    </div>
  );
}
