import {
  type InterviewMark,
  type MockInterview,
  RUBRIC_LEVELS,
} from '@site/shared/contracts/practice';
import { messageOf } from '@site/shared/platform';
import { Button, Notice, Table } from '@site/shared/ui';
import { Inline } from '@site/shared/ui/prose.tsx';
import { useInterviewMarks } from './interview-marks.ts';
import styles from './rubric.module.css';

interface OwnRubricProps {
  interview: Pick<MockInterview, 'id' | 'rubric'>;
  person: string;
}

/** A person's rubric: filled in here, and saved in the account. */
export function OwnRubric({ interview: { id, rubric }, person }: OwnRubricProps) {
  const { marks, error, refetch, waits, change } = useInterviewMarks(person, id);
  if (!marks) {
    return (
      <>
        <RubricTable rubric={rubric} />
        {error && (
          <Notice tone="danger" title="We couldn't load your marks">
            <p>{messageOf(error, 'Check your connection and try again.')}</p>
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          </Notice>
        )}
      </>
    );
  }
  const give = (mark: InterviewMark) =>
    change([...marks.filter(({ criterion }) => criterion !== mark.criterion), mark]);
  return (
    <>
      <RubricTable rubric={rubric} marks={marks} onMark={give} />
      <div className={styles.state}>
        <p role="status">{stateInWords(marks.length, rubric.length, waits)}</p>
        {marks.length > 0 && (
          <Button size="sm" onClick={() => change([])}>
            Clear marks
          </Button>
        )}
      </div>
    </>
  );
}

function stateInWords(count: number, all: number, waits: boolean): string {
  if (count === 0) return 'Choose a level in each row. Your choices are kept with your account.';
  return `${count} of ${all} marked. ${waits ? 'Waiting to sync.' : 'Kept with your account.'}`;
}

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
