import type { JavaScriptTask } from '@site/shared/contracts';
import { Slot } from '@site/shared/platform';
import { Button, Notice, Skeleton } from '@site/shared/ui';
import { Hints } from '@site/shared/ui/hints.tsx';
import proseStyles from '@site/shared/ui/prose.module.css';
import { Prose } from '@site/shared/ui/prose.tsx';
import type { ReactNode } from 'react';
import styles from './javascript-task.module.css';

interface JavaScriptTaskViewProps {
  task: JavaScriptTask;
  /** The next step, shown once a submission has been accepted. */
  offer: ReactNode;
  onAccepted: () => void;
  solution: ReactNode;
}

/** A task in JavaScript, the workspace that another remote has for it, hints, and our solution. */
export const JavaScriptTaskView = ({ task, solution, ...panel }: JavaScriptTaskViewProps) => (
  <div className={styles.task}>
    <section aria-labelledby="task" className={styles.section}>
      <h2 id="task">Task: {task.title}</h2>
      <div className={proseStyles.prose}>
        <Prose text={task.description} />
      </div>
      <Hints hints={task.hints} />
    </section>
    <div className={styles.workspace}>
      <Slot name="unit.workspace" panel={{ task, ...panel }} failed={withoutEditor}>
        <Skeleton className={styles.skeleton} />
      </Slot>
    </div>
    {solution}
  </div>
);

const withoutEditor = (retry: () => void) => (
  <Notice tone="danger" title="We couldn't load the editor">
    <p>You can still read the task, its hints and our solution.</p>
    <Button size="sm" onClick={retry}>
      Try again
    </Button>
  </Notice>
);
