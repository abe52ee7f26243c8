import { counted } from '@site/shared/contracts/composition';
import type {
  MockAttemptList,
  MockAttemptSummary,
  MockTestList,
  MockTestSummary,
  QuestionPoints,
} from '@site/shared/contracts/practice';
import { Link } from '@site/shared/platform';
import {
  Badge,
  Card,
  ClockIcon,
  CodeIcon,
  cardLink,
  Facts,
  ListChecksIcon,
  Table,
  TargetIcon,
} from '@site/shared/ui';
import { Inline } from '@site/shared/ui/prose.tsx';
import type { ReactNode } from 'react';
import styles from './mock-tests.module.css';
import { dayOf, minutesLeft, scoreInWords, signed } from './texts.ts';

/** Facts that help to choose a test. `children` are more of them. */
export const TestFacts = ({ test, children }: { test: MockTestSummary; children?: ReactNode }) => (
  <Facts label="About this test">
    <li>
      <ClockIcon aria-hidden="true" />
      {test.minutes} minutes
    </li>
    {test.problems > 0 && (
      <li>
        <CodeIcon aria-hidden="true" />
        {counted(test.problems, 'problem')}
      </li>
    )}
    {test.questions > 0 && (
      <li>
        <ListChecksIcon aria-hidden="true" />
        {counted(test.questions, 'question')}
      </li>
    )}
    <li>
      <TargetIcon aria-hidden="true" />
      {test.points} points
    </li>
    {children}
  </Facts>
);

/** The mock tests to choose from. */
export const TestList = ({ tests }: { tests: readonly MockTestSummary[] }) => (
  <ul className={styles.cards}>
    {tests.map((test) => (
      <Card as="li" key={test.id} interactive className={styles.card}>
        <h3>
          <Link to={`/mock-tests/${test.id}`} className={cardLink}>
            {test.title}
          </Link>
        </h3>
        <p className={styles.description}>
          <Inline text={test.description} />
        </p>
        <p className={styles.topics}>{test.topics.join(', ')}</p>
        <TestFacts test={test} />
      </Card>
    ))}
  </ul>
);

/** What each section has, in which time, and what answers to its questions bring. */
export const SectionTable = ({ sections }: Pick<MockTestSummary, 'sections'>) => (
  <Table label="Sections of this test" columns={['Section', 'Time', 'Contents', 'Points']}>
    {sections.map(({ title, minutes, problems, questions, points }) => (
      <tr key={title}>
        <th scope="row">{title}</th>
        <td>{minutes} min</td>
        <td>
          {[
            ...(questions > 0 ? [counted(questions, 'question')] : []),
            ...(problems > 0 ? [counted(problems, 'problem')] : []),
          ].join(', ')}
        </td>
        <td>{questions > 0 ? pointsInWords(points) : '–'}</td>
      </tr>
    ))}
  </Table>
);

/** What a right and a wrong answer bring, such as +4, −1. */
const pointsInWords = ({ right, wrong }: QuestionPoints) =>
  wrong > 0 ? `+${right}, ${signed(0 - wrong)}` : `+${right}`;

/** Scripts that two people practise interviews with. */
export const InterviewList = ({ interviews }: { interviews: MockTestList['interviews'] }) => (
  <ul className={styles.cards}>
    {interviews.map(({ id, title, description, minutes }) => (
      <Card as="li" key={id} interactive className={styles.card}>
        <h3>
          <Link to={`/mock-interviews/${id}`} className={cardLink}>
            {title}
          </Link>
        </h3>
        <p className={styles.description}>
          <Inline text={description} />
        </p>
        <Facts label="About this interview">
          <li>
            <ClockIcon aria-hidden="true" />
            {minutes} minutes
          </li>
        </Facts>
      </Card>
    ))}
  </ul>
);

interface AttemptsProps {
  list: MockAttemptList;
  label: string;
}

/** The address of an attempt. */
export const attemptAddress = ({ testId, id }: Pick<MockAttemptSummary, 'testId' | 'id'>) =>
  `/mock-tests/${testId}/${id}`;

/** A person's attempts, newest first, with their results. */
export const AttemptTable = ({ list, label }: AttemptsProps) => (
  <Table label={label} columns={['Test', 'Taken', 'Result']}>
    {list.attempts.map((attempt) => (
      <tr key={attempt.id}>
        <th scope="row" className={styles.name}>
          <Link to={attemptAddress(attempt)}>{attempt.title}</Link>
        </th>
        <td>{dayOf(attempt.startedAt)}</td>
        <td>
          <Outcome attempt={attempt} now={list.now} />
        </td>
      </tr>
    ))}
  </Table>
);

function Outcome({ attempt, now }: { attempt: MockAttemptSummary; now: string }) {
  const { state, score, endsAt, late } = attempt;
  if (state === 'running') return <Badge tone="accent">{minutesLeft(endsAt, now)}</Badge>;
  if (state === 'over' || !score) return 'Time is up. Open it to hand it in.';
  if (!score.judged) {
    return `${signed(score.points)} of ${score.outOf} points so far. Open it to judge your solutions.`;
  }
  return (
    <>
      {scoreInWords(score)} {late && <Badge>Late</Badge>}
    </>
  );
}
