import type { MockAttemptList, MockAttemptSummary } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import { Badge, Table } from '@site/shared/ui';
import styles from './lists.module.css';
import { dayOf, minutesLeft, scoreInWords } from './texts.ts';

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
    return `${score.points} of ${score.outOf} points so far. Open it to judge your solutions.`;
  }
  return (
    <>
      {scoreInWords(score)} {late && <Badge>Late</Badge>}
    </>
  );
}
