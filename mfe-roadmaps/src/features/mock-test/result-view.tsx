import type { MockAttempt, MockResult } from '@site/shared/contracts';
import { BackLink, Badge, Facts, Page, ProgressRing } from '@site/shared/ui';
import type { ReactNode } from 'react';
import { NextSteps } from './next-steps.tsx';
import { ProblemResults } from './problem-results.tsx';
import { QuestionReview } from './question-review.tsx';
import questionStyles from './questions.module.css';
import styles from './result-view.module.css';
import { dayOf } from './texts.ts';
import { TopicScores } from './topic-scores.tsx';

interface ResultViewProps {
  attempt: MockAttempt;
  result: MockResult;
  /** What's still to do: programs to run, late work, time left. */
  notices: ReactNode;
}

/** The result of a test: the score by topic and problem, every question with its answer, and the next steps. */
export const ResultView = ({ attempt, result, notices }: ResultViewProps) => (
  <Page
    title={`Result: ${attempt.title}`}
    above={<BackLink to="/mock-tests">Mock tests</BackLink>}
    intro={`Taken on ${dayOf(attempt.startedAt)}. Only you see this.`}
  >
    <div className={styles.result}>
      <div className={styles.outcome}>
        {notices}
        <section aria-labelledby="score" className={styles.score}>
          <ProgressRing label="Score" value={result.points} max={result.outOf} />
          <div>
            <h2 id="score">
              {result.points} of {result.outOf} points
            </h2>
            <Facts label="About this result">
              {attempt.late && (
                <li>
                  <Badge tone="warning">Late</Badge> Part of it was written in time but arrived
                  after the end.
                </li>
              )}
              {attempt.timedOut && (
                <li>Handed in automatically: the page was closed or offline when time ran out.</li>
              )}
              {attempt.reopened && (
                <li>You went on after you had handed in and seen the answers.</li>
              )}
              {!result.judged && (
                <li>
                  {result.problems.some(({ lastRun, judgement }) => lastRun && !judgement)
                    ? "Programs count by your last run on the cases shown, until they're run on all cases."
                    : "Without your solutions, which haven't been judged yet."}
                </li>
              )}
            </Facts>
          </div>
        </section>
      </div>
      <div className={styles.summary}>
        <TopicScores topics={result.topics} />
        <NextSteps topics={result.topics} testId={attempt.testId} />
      </div>
      <div className={styles.details}>
        <ProblemResults problems={attempt.problems} results={result.problems} />
        {attempt.questions.length > 0 && (
          <section aria-labelledby="questions" className={styles.section}>
            <h2 id="questions">Questions</h2>
            <ol className={questionStyles.list}>
              {attempt.questions.map((question, index) => {
                const review = result.questions.find(({ key }) => key === question.key);
                return (
                  review && (
                    <QuestionReview
                      key={question.key}
                      number={index + 1}
                      {...{ question, review }}
                    />
                  )
                );
              })}
            </ol>
          </section>
        )}
      </div>
    </div>
  </Page>
);
