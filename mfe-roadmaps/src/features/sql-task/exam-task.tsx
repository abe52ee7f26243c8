import type { SqlTask } from '@site/shared/contracts';
import { useControlledDraft } from '@site/shared/workspace';
import type { ReactNode } from 'react';
import { QueryConsole, type QueryConsoleProps } from './console.tsx';
import { TaskLayout } from './task-layout.tsx';

interface ExamTaskProps extends Pick<QueryConsoleProps, 'load' | 'loadEditor'> {
  task: SqlTask;
  /** Below the heading. */
  facts: ReactNode;
  /** What was written; undefined if nothing was. */
  query: string | undefined;
  onChange: (query: string) => void;
}

/** A task of a test: a query is written, and run on the rows that are shown. Nothing is checked or helped with. */
export function ExamTask({ task, facts, query, onChange, ...loading }: ExamTaskProps) {
  const { code, revision, change } = useControlledDraft(query, '', onChange);
  const draft = {
    ...{ of: task.unitId, query: code, revision, change },
    ...{ swap: null, isChanged: false, ready: true },
  };
  return (
    <TaskLayout
      task={task}
      heading={task.title}
      facts={facts}
      console={<QueryConsole {...{ task, draft, ...loading }} />}
    />
  );
}
