import { counted } from '@site/shared/contracts/composition';
import type { MockAttempt, MockResult, MockTopicScore } from '@site/shared/contracts/practice';
import { Link } from '@site/shared/platform';
import {
  BackLink,
  Badge,
  ButtonLink,
  Facts,
  Page,
  ProgressBar,
  ProgressRing,
} from '@site/shared/ui';
import { Fragment, type ReactNode } from 'react';
import { ProblemResults } from './problem-results.tsx';
import questionStyles from './questions.module.css';
import { QuestionReview } from './questions.tsx';
import styles from './result-view.module.css';
import { SectionScores } from './section-scores.tsx';
import { contentsOf, questionNumber } from './sections.ts';
import { dayOf, signed } from './texts.ts';

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
              {signed(result.points)} of {result.outOf} points
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
        <SectionScores sections={result.sections} />
      </div>
      <div className={styles.summary}>
        <TopicScores topics={result.topics} />
        <NextSteps result={result} testId={attempt.testId} />
      </div>
      <div className={styles.details}>
        {attempt.problems.length > 0 && (
          <ProblemResults problems={attempt.problems} results={result.problems} />
        )}
        {attempt.questions.length > 0 && <Questions {...{ attempt, result }} />}
      </div>
    </div>
  </Page>
);

/** The questions of each section, numbered as they were in the test. */
const Questions = ({ attempt, result }: Omit<ResultViewProps, 'notices'>) => (
  <section aria-labelledby="questions" className={styles.section}>
    <h2 id="questions">Questions</h2>
    {attempt.sections.map((section) => {
      const { questions } = contentsOf(attempt, section);
      if (questions.length === 0) return null;
      return (
        <Fragment key={section.title}>
          {attempt.sections.length > 1 && <h3>{section.title}</h3>}
          <ol className={questionStyles.list}>
            {questions.map((question) => {
              const review = result.questions.find(({ key }) => key === question.key);
              const number = questionNumber(attempt, question.key);
              return (
                review && <QuestionReview key={question.key} {...{ question, review, number }} />
              );
            })}
          </ol>
        </Fragment>
      );
    })}
  </section>
);

/** The score by topic, the weakest first; nothing if nothing was answered. */
function TopicScores({ topics }: { topics: readonly MockTopicScore[] }) {
  if (topics.length === 0) return null;
  return (
    <section aria-labelledby="by-topic" className={styles.section}>
      <h2 id="by-topic">By topic</h2>
      <ul className={styles.topics}>
        {topics.map(({ id, title, points, outOf }) => (
          <li key={id} className={styles.topic}>
            <span>{title}</span>
            <span className={styles.points}>
              {points} of {outOf}
            </span>
            <ProgressBar label={title} value={points} max={outOf} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const MOST = 6;

interface NextStepsProps {
  result: MockResult;
  testId: string;
}

/** What to practise next: links to what cost the most points, and the test again. */
const NextSteps = ({ result: { practise, topics }, testId }: NextStepsProps) => (
  <section aria-labelledby="next" className={styles.section}>
    <h2 id="next">What to practise next</h2>
    {practise.length === 0 ? (
      <p>
        {topics.length === 0
          ? 'You answered nothing, so this test says nothing about your topics.'
          : 'You lost no points. Take a harder test, or keep up your revision.'}
      </p>
    ) : (
      <ul className={styles.steps}>
        {practise.slice(0, MOST).map(({ path, title, lost }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>{' '}
            <span className={styles.points}>{counted(lost, 'point')} lost</span>
          </li>
        ))}
      </ul>
    )}
    <p>
      <ButtonLink to={`/mock-tests/${testId}`}>Take the test again</ButtonLink>
    </p>
  </section>
);
