import type { MockSectionScore } from '@site/shared/contracts/practice';
import { percentOf, Table } from '@site/shared/ui';
import styles from './result-view.module.css';
import { clockTime, signed } from './texts.ts';

const COLUMNS = ['Section', 'Points', 'Right', 'Wrong', 'Empty', 'Accuracy', 'Time used'];

/** The points of each section, how its questions were answered, and how long it took. */
export const SectionScores = ({ sections }: { sections: readonly MockSectionScore[] }) => (
  <section aria-labelledby="by-section" className={styles.section}>
    <h2 id="by-section">By section</h2>
    <Table label="Result by section" columns={COLUMNS}>
      {sections.map((section) => (
        <tr key={section.title}>
          <th scope="row">{section.title}</th>
          <td>
            {signed(section.points)} of {section.outOf}
          </td>
          <Answers {...section} />
          <td>
            {clockTime(section.secondsUsed)} of {section.minutes} min
          </td>
        </tr>
      ))}
    </Table>
  </section>
);

/** Of a section without questions there is nothing to count. */
function Answers({ right, wrong, unanswered }: MockSectionScore) {
  const hasQuestions = right + wrong + unanswered > 0;
  const accuracy = right + wrong > 0 ? `${percentOf(right, right + wrong)}%` : '–';
  return [right, wrong, unanswered, accuracy].map((value, at) => (
    <td key={COLUMNS[at + 2]}>{hasQuestions ? value : '–'}</td>
  ));
}
