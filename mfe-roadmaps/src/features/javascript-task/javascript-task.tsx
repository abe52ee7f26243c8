import type { JavaScriptTask } from '@site/shared/contracts/practice';
import { Button, Notice, Skeleton } from '@site/shared/ui';
import { Hints } from '@site/shared/ui/hints.tsx';
import proseStyles from '@site/shared/ui/prose.module.css';
import { Prose } from '@site/shared/ui/prose.tsx';
import { useLoaded } from '@site/shared/ui/use-loaded.ts';
import type { ReactNode } from 'react';
import styles from './javascript-task.module.css';

const loadWorkspace = () => import('./workspace.ts');

interface WorkspaceProps {
  task: JavaScriptTask;
  /** The next step, shown once a submission has been accepted. */
  offer: ReactNode;
  onAccepted: () => void;
}

interface JavaScriptTaskViewProps extends WorkspaceProps {
  solution: ReactNode;
}

/** A JavaScript task, with hints, the workspace, and our solution. */
export const JavaScriptTaskView = ({ task, solution, ...rest }: JavaScriptTaskViewProps) => (
  <div className={styles.task}>
    <section aria-labelledby="task" className={styles.section}>
      <h2 id="task">Task</h2>
      <div className={proseStyles.prose}>
        <Prose text={task.description} />
      </div>
      <Hints hints={task.hints} />
    </section>
    <div className={styles.workspace}>
      <Workspace task={task} {...rest} />
    </div>
    {solution}
  </div>
);

/** Lazy: units of other kinds don't load it. */
function Workspace(props: WorkspaceProps) {
  const { part, failed, retry } = useLoaded(loadWorkspace, true);
  if (part) return <part.TaskWorkspace {...props} />;
  if (!failed) return <Skeleton className={styles.skeleton} />;
  return (
    <Notice tone="danger" title="We couldn't load the editor">
      <p>You can still read the task, its hints and our solution.</p>
      <Button size="sm" onClick={retry}>
        Try again
      </Button>
    </Notice>
  );
}
