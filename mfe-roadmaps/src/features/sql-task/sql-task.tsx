import type { SqlTask } from '@site/shared/contracts';
import { Hints } from '@site/shared/ui/hints.tsx';
import type { ReactNode } from 'react';
import { SqlConsole } from './console.tsx';
import { TaskLayout } from './task-layout.tsx';

interface SqlTaskViewProps {
  task: SqlTask;
  /** The next step, shown once the query is correct. */
  offer: ReactNode;
  onRight: () => void;
  solution: ReactNode;
}

/** A task with its database, the person's own query, hints, and our solution. */
export const SqlTaskView = ({ task, offer, onRight, solution }: SqlTaskViewProps) => (
  <TaskLayout
    task={task}
    heading={`Task: ${task.title}`}
    help={<Hints hints={task.hints} />}
    console={<SqlConsole {...{ task, offer, onRight }} />}
    solution={solution}
  />
);
