import { counted } from '@site/shared/contracts/composition';
import { type MockTestSummary, mockPoints } from '@site/shared/contracts/practice';
import proseStyles from '@site/shared/ui/prose.module.css';
import styles from './mock-tests.module.css';

/** How a test works, before it's started. */
export const Rules = ({ test }: { test: MockTestSummary }) => {
  const hasQueries = test.sqlTasks > 0;
  const hasPrograms = test.problems !== test.sqlTasks;
  const hasSections = test.sections.length > 1;
  return (
    <section
      aria-labelledby="rules"
      className={`${proseStyles.prose} ${styles.section} ${styles.rules}`}
    >
      <h2 id="rules">Before you start</h2>
      <ul>
        <li>
          You have {test.minutes} minutes for {contentsInWords(test)},{' '}
          {hasSections ? `in ${test.sections.length} sections` : 'in any order'}. The clock starts
          when you press “Start test”, and doesn't stop.
        </li>
        {hasSections && (
          <li>
            Each section has its own time, and what is in it can be done in any order. When its time
            is up, or when you end it, the next one begins. You can't go back to it, and time that
            you don't use isn't added to the next one.
          </li>
        )}
        {test.drawn && <li>The questions are drawn for each attempt: the next one has others.</li>}
        <li>
          {test.calculator
            ? 'There is a scientific calculator on the page.'
            : 'No calculator: work on paper.'}
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
          There are no hints and no solutions.
          {test.problems > 0 &&
            ` A problem is worth ${mockPoints.easy} points if it's easy, ${mockPoints.medium} if it's medium and ${mockPoints.hard} if it's hard.`}
          {test.questions > 0 && ` ${pointsInWords(test)}`}
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
          everything you wrote in time is sent when you come back.
          {test.problems > 0 && " If you don't come back, "}
          {hasPrograms && 'programs count by your last run on the cases that are shown'}
          {hasPrograms && hasQueries && ', and '}
          {hasQueries && "queries don't count until you open the test again"}
          {test.problems > 0 && '.'}
        </li>
      </ul>
    </section>
  );
};

const contentsInWords = ({ problems, questions }: MockTestSummary) =>
  [
    ...(problems > 0 ? [counted(problems, 'problem')] : []),
    ...(questions > 0 ? [counted(questions, 'multiple-choice question')] : []),
  ].join(' and ');

/** What answers bring and take, if it's the same in all sections; else the table of sections says it. */
function pointsInWords({ sections }: MockTestSummary): string {
  const [first, ...others] = sections
    .filter(({ questions }) => questions > 0)
    .map(({ points }) => points);
  if (!first) return '';
  const { right, wrong } = first;
  if (others.some((points) => points.right !== right || points.wrong !== wrong)) {
    return 'What a right answer to a question brings and a wrong one takes depends on its section.';
  }
  const worth = `A question is worth ${counted(right, 'point')}`;
  return wrong === 0
    ? `${worth}, and a wrong answer costs nothing.`
    : `${worth}. A wrong answer takes ${counted(wrong, 'point')}, an empty one costs nothing.`;
}
