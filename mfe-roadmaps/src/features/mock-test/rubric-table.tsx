import { type InterviewMark, type MockInterview, RUBRIC_LEVELS } from '@site/shared/contracts';
import { Table } from '@site/shared/ui';
import { Inline } from '@site/shared/ui/prose.tsx';
import styles from './rubric.module.css';

interface RubricTableProps {
  rubric: MockInterview['rubric'];
  /** The chosen levels; undefined if it can't be filled in. */
  marks?: readonly InterviewMark[];
  onMark?: (mark: InterviewMark) => void;
}

/** The levels of each criterion, with a choice in each row if it can be filled in. */
export const RubricTable = ({ rubric, marks, onMark }: RubricTableProps) => (
  <Table label="Levels of each criterion" columns={['Criterion', ...RUBRIC_LEVELS]}>
    {rubric.map(({ criterion, levels }) => (
      <tr key={criterion}>
        <th scope="row">{criterion}</th>
        {levels.map((text, level) => (
          <td key={text} className={styles.level}>
            {onMark ? (
              <label className={styles.choice}>
                <input
                  type="radio"
                  name={criterion}
                  aria-label={`${criterion}: ${RUBRIC_LEVELS[level]}`}
                  checked={isGiven(marks, { criterion, level })}
                  onChange={() => onMark({ criterion, level })}
                />
                <span>
                  <Inline text={text} />
                </span>
              </label>
            ) : (
              <Inline text={text} />
            )}
          </td>
        ))}
      </tr>
    ))}
  </Table>
);

const isGiven = (marks: readonly InterviewMark[] = [], { criterion, level }: InterviewMark) =>
  marks.some((mark) => mark.criterion === criterion && mark.level === level);
