import type { JavaScriptTask } from '@site/shared/contracts/practice';
import { useMemo } from 'react';
import { solvableTask } from './language/solvable.ts';
import { OwnProgram, type OwnProgramProps } from './own-program.tsx';
import styles from './workspace.module.css';

interface TaskWorkspaceProps extends Omit<OwnProgramProps, 'problem'> {
  task: JavaScriptTask;
}

/** A person's own program for the task of a unit, in the one language that it's solved in. */
export function TaskWorkspace({ task, ...rest }: TaskWorkspaceProps) {
  const problem = useMemo(() => solvableTask(task), [task]);
  return (
    <section className={styles.workspace} aria-labelledby="your-code" data-notices="urgent">
      <h2 id="your-code" className={styles.heading}>
        Your code
      </h2>
      <div className={styles.panel}>
        <OwnProgram {...rest} key={problem.unitId} problem={problem} />
      </div>
    </section>
  );
}
