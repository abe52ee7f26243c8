import type { InterviewMark, MockInterview } from '@site/shared/contracts';
import { messageOf } from '@site/shared/platform';
import { Button, Notice } from '@site/shared/ui';
import { useInterviewMarks } from './interview-marks.ts';
import styles from './rubric.module.css';
import { RubricTable } from './rubric-table.tsx';

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
