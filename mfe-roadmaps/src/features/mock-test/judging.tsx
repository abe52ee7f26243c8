import type {
  MockAttempt,
  MockProblem,
  MockResult,
  ProgramJudgement,
} from '@site/shared/contracts/practice';
import { Button, Notice, Spinner } from '@site/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { reportJudgement } from './attempts.ts';
import styles from './notice.module.css';

type Program = NonNullable<MockResult['problems'][number]['program']>;

/** Runs a program or a query on all cases of its problem; null if it can't be run here. */
export type JudgeProgram = (
  problem: MockProblem,
  program: Program,
  signal: AbortSignal,
) => Promise<Omit<ProgramJudgement, 'problem' | 'language'> | null>;

interface JudgingProps {
  attempt: MockAttempt;
  result: MockResult;
  person: string;
  judge: JudgeProgram;
  onJudged: (attempt: MockAttempt) => void;
}

/** Judges what was written in a handed-in test problem after another, and saves the results in the account. */
export function Judging({ attempt, result, person, judge, onJudged }: JudgingProps) {
  const [done, setDone] = useState(0);
  const [failed, setFailed] = useState(false);
  const written = result.problems.filter(({ program }) => program);
  const run = useEffectEvent(async (signal: AbortSignal) => {
    const problems: ProgramJudgement[] = [];
    for (const { id, program, judgement } of written) {
      const problem = attempt.problems.find((each) => each.id === id);
      if (!problem || !program) continue;
      const judged = judgement ?? (await judge(problem, program, signal));
      if (!judged) throw new Error(`What was written for ${problem.title} couldn't be run.`);
      problems.push({ problem: id, language: program.language, ...judged });
      setDone(problems.length);
    }
    const judged = await reportJudgement(person, attempt.id, { problems });
    if (!signal.aborted) onJudged(judged);
  });
  useEffect(() => {
    if (failed) return;
    const stopping = new AbortController();
    run(stopping.signal).catch((error: unknown) => {
      if (stopping.signal.aborted) return;
      console.warn('The solutions could not be judged.', error);
      setFailed(true);
    });
    return () => stopping.abort();
  }, [failed]);
  if (failed) {
    return (
      <Notice tone="danger" title="We couldn't run your solutions">
        <div className={styles.notice}>
          <p>They're kept. Check your connection and try again.</p>
          <Button size="sm" onClick={() => setFailed(false)}>
            Try again
          </Button>
        </div>
      </Notice>
    );
  }
  const progress = (
    <>
      <Spinner />
      <span>
        Judging your solutions: {Math.min(done + 1, written.length)} of {written.length}
      </span>
    </>
  );
  if (!attempt.timedOut) {
    return (
      <p role="status" className={styles.busy}>
        {progress}
      </p>
    );
  }
  return (
    <Notice title="Your solutions weren't judged">
      <div className={styles.notice}>
        <p>
          The test ended while this page was closed or offline. We're judging them now, so stay on
          this page.
        </p>
        <p className={styles.busy}>{progress}</p>
      </div>
    </Notice>
  );
}
