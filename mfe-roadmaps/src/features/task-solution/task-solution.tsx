import type { JavaScriptTask, SqlTask } from '@site/shared/contracts/practice';
import { CopyButton, highlightedLines, Listing } from '@site/shared/listing';
import { Fold } from '@site/shared/ui/fold.tsx';
import proseStyles from '@site/shared/ui/prose.module.css';
import { Prose } from '@site/shared/ui/prose.tsx';
import { useMemo } from 'react';
import styles from './task-solution.module.css';

interface TaskSolutionProps {
  task: Pick<JavaScriptTask | SqlTask, 'title' | 'code' | 'codeHtml' | 'explanation'>;
  /** What is different in MySQL, if anything is. */
  mysql?: string | null;
}

/** Our solution to a task, and why it works. */
export function TaskSolution({
  task: { title, code, codeHtml, explanation },
  mysql = null,
}: TaskSolutionProps) {
  const lines = useMemo(() => highlightedLines(codeHtml, code), [codeHtml, code]);
  return (
    <section aria-labelledby="solution" className={styles.section}>
      <h2 id="solution">Solution</h2>
      <Fold title="Our solution, and why it works">
        <div className={styles.listing}>
          <div className={styles.toolbar}>
            <CopyButton code={code} />
          </div>
          <Listing lines={lines} label={`Our solution to ${title}`} />
        </div>
        <div className={proseStyles.prose}>
          <Prose text={explanation} />
          {mysql !== null && (
            <>
              <h3>In MySQL</h3>
              <Prose text={mysql} />
            </>
          )}
        </div>
      </Fold>
    </section>
  );
}
