import { messageOf, queryClient, useQuery } from '@site/shared/platform';
import { DifficultyBadge, ErrorState, Skeleton } from '@site/shared/ui';
import { ExamWorkspace, judgeProgram, problemQuery, Statement } from '@site/shared/workspace';
import { exerciseQuery } from '../features/exercise/exercise.queries.ts';
import type { JudgeProgram } from '../features/mock-test/judging.tsx';
import type { ProblemTask } from '../features/mock-test/running-test.tsx';
import { judgeQuery } from '../features/sql-task/judge-query.ts';
import { ExamTask } from '../features/sql-task/sql-task.tsx';
import styles from './mock-problem.module.css';

/** A problem of a test: its statement, beside the editor. */
export const MockProblem = (task: ProblemTask) =>
  task.problem.kind === 'sql' ? <SqlProblem {...task} /> : <DsaProblem {...task} />;

function DsaProblem({ problem: { slug }, programIn, onChange, onTested }: ProblemTask) {
  const { data: problem, isPending, error, refetch } = useQuery(problemQuery(slug));
  if (!problem) return <NotLoaded {...{ isPending, error, refetch }} />;
  return (
    <div className={styles.problem}>
      <section aria-labelledby="problem-title" className={styles.statement}>
        <h2 id="problem-title">{problem.title}</h2>
        <p>
          <DifficultyBadge difficulty={problem.difficulty} />
        </p>
        <Statement problem={problem} />
      </section>
      <div className={styles.workspace}>
        <ExamWorkspace {...{ problem, programIn, onChange, onTested }} />
      </div>
    </div>
  );
}

function SqlProblem({ problem, programIn, onChange }: ProblemTask) {
  const { data: task, isPending, error, refetch } = useQuery(taskQuery(problem));
  if (task?.kind !== 'sql') return <NotLoaded {...{ isPending, error, refetch }} />;
  return (
    <ExamTask
      task={task}
      facts={
        <p>
          <DifficultyBadge difficulty={problem.difficulty} />
        </p>
      }
      query={programIn('sql')}
      onChange={(query) => onChange('sql', query)}
    />
  );
}

const taskQuery = ({ id, topic }: ProblemTask['problem']) => exerciseQuery(topic.roadmapId, id);

interface NotLoadedProps {
  isPending: boolean;
  error: unknown;
  refetch: () => unknown;
}

function NotLoaded({ isPending, error, refetch }: NotLoadedProps) {
  if (isPending) return <Skeleton height="20rem" />;
  return (
    <ErrorState
      title="We couldn't load this problem"
      message={messageOf(error, 'Check your connection and try again.')}
      onRetry={() => void refetch()}
    />
  );
}

/** Runs a program of a test on all cases of its problem, and a query on all rows. */
export const judgeOf: JudgeProgram = async (problem, { language, code }, signal) => {
  if (language !== 'sql') {
    const dsaProblem = await queryClient.fetchQuery(problemQuery(problem.slug));
    return judgeProgram(dsaProblem, { language, code }, signal);
  }
  const task = await queryClient.fetchQuery(taskQuery(problem));
  return task.kind === 'sql' ? judgeQuery(task, code, signal) : null;
};
