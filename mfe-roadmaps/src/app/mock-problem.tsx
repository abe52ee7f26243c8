import { messageOf, queryClient, useQuery } from '@site/shared/platform';
import { DifficultyBadge, ErrorState, Skeleton } from '@site/shared/ui';
import { ExamWorkspace, judgeProgram, problemQuery, Statement } from '@site/shared/workspace';
import type { JudgeProgram } from '../features/mock-test/judging.tsx';
import type { ProblemTask } from '../features/mock-test/running-test.tsx';
import styles from './mock-problem.module.css';

/** A problem of a test: its statement, beside the editor. */
export function MockProblem({ slug, programIn, onChange, onTested }: ProblemTask) {
  const { data: problem, error, refetch } = useQuery(problemQuery(slug));
  if (problem) {
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
  if (!error) return <Skeleton height="20rem" />;
  return (
    <ErrorState
      title="We couldn't load this problem"
      message={messageOf(error, 'Check your connection and try again.')}
      onRetry={() => void refetch()}
    />
  );
}

/** Runs a program of a test on all cases of its problem. */
export const judgeOf: JudgeProgram = async (slug, program, signal) =>
  judgeProgram(await queryClient.fetchQuery(problemQuery(slug)), program, signal);
