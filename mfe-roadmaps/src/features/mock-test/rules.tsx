import { counted } from '@site/shared/contracts/composition';
import { type MockTestSummary, mockPoints } from '@site/shared/contracts/practice';
import proseStyles from '@site/shared/ui/prose.module.css';
import styles from './mock-tests.module.css';

/** How a test works, before it's started. */
export const Rules = ({ test }: { test: MockTestSummary }) => {
  const hasQueries = test.sqlTasks > 0;
  const hasPrograms = test.problems !== test.sqlTasks;
  return (
    <section
      aria-labelledby="rules"
      className={`${proseStyles.prose} ${styles.section} ${styles.rules}`}
    >
      <h2 id="rules">Before you start</h2>
      <ul>
        <li>
          You have {test.minutes} minutes for {counted(test.problems, 'problem')} and{' '}
          {counted(test.questions, 'multiple-choice question')}, in any order. The clock starts when
          you press “Start test”, and doesn't stop.
        </li>
        <li>
          What you write is kept as you type. After a reload or a crash, or on another device, you
          continue where you were. The clock keeps running.
        </li>
        {hasPrograms && (
          <li>
            You can run your program on the cases that are shown. When you hand in, your programs
            are also run on hidden cases, here in your browser.
          </li>
        )}
        {hasQueries && (
          <li>
            You can run your query on the rows that are shown. When you hand in, your queries are
            also run on other rows, here in your browser.
          </li>
        )}
        <li>
          There are no hints and no solutions. A problem is worth {mockPoints.easy} points if it's
          easy, {mockPoints.medium} if it's medium and {mockPoints.hard} if it's hard. A question is
          worth {counted(mockPoints.question, 'point')}, and a wrong answer costs nothing.
        </li>
        {hasPrograms && (
          <li>
            For a program, you get the share of the cases that pass, rounded down. A case that takes
            too long ends the run. If you write in both languages, the program that you changed last
            counts.
          </li>
        )}
        {hasQueries && (
          <li>
            For a query, you get all points if it's correct on all rows, and none if it isn't.
          </li>
        )}
        <li>
          The test is handed in when you say so, or when the time is up. If you're offline then,
          everything you wrote in time is sent when you come back. If you don't come back,{' '}
          {hasPrograms && 'programs count by your last run on the cases that are shown'}
          {hasPrograms && hasQueries && ', and '}
          {hasQueries && "queries don't count until you open the test again"}.
        </li>
      </ul>
    </section>
  );
};
