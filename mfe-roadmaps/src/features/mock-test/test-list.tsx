import { counted, type MockTestSummary } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import {
  Card,
  ClockIcon,
  CodeIcon,
  cardLink,
  Facts,
  ListChecksIcon,
  TargetIcon,
} from '@site/shared/ui';
import { Inline } from '@site/shared/ui/prose.tsx';
import type { ReactNode } from 'react';
import styles from './lists.module.css';

/** Facts that help to choose a test. `children` are more of them. */
export const TestFacts = ({ test, children }: { test: MockTestSummary; children?: ReactNode }) => (
  <Facts label="About this test">
    <li>
      <ClockIcon aria-hidden="true" />
      {test.minutes} minutes
    </li>
    <li>
      <CodeIcon aria-hidden="true" />
      {counted(test.problems, 'problem')}
    </li>
    <li>
      <ListChecksIcon aria-hidden="true" />
      {counted(test.questions, 'question')}
    </li>
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
