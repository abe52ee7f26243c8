import { CircleCheckIcon } from '@site/shared/ui';
import type { Result, Value } from '../../../postgres/protocol.ts';
import styles from './console.module.css';
import type { Verdict } from './judging/check.ts';
import { RowsView, RunView } from './result-view.tsx';

interface VerdictViewProps {
  verdict: Verdict;
  statement: string;
}

/** What a check found, with the rows that are missing and those that are too many. */
export function VerdictView({ verdict, statement }: VerdictViewProps) {
  if (verdict.kind === 'right') {
    return (
      <p className={styles.right}>
        <CircleCheckIcon aria-hidden="true" />
        Correct, on these rows and on others.
      </p>
    );
  }
  if (verdict.kind === 'failed') {
    return (
      <>
        {verdict.onlyHidden && <p>It runs on these rows, but not on others:</p>}
        <RunView run={verdict.run} statement={statement} />
      </>
    );
  }
  const { difference, expected, onlyHidden } = verdict;
  return (
    <>
      <p className={styles.failed}>
        {onlyHidden
          ? 'Not yet: it gives the right answer on these rows, but not on others.'
          : 'Not yet.'}
      </p>
      {difference.kind === 'columns' && (
        <p>
          The answer has {columns(difference.expected)}, and yours has {columns(difference.actual)}.
        </p>
      )}
      {difference.kind === 'order' && (
        <p>The rows are right, but not their order: row {difference.place} belongs elsewhere.</p>
      )}
      {difference.kind === 'rows' && (
        <>
          <Rows label="Missing rows" rows={difference.missing} of={expected} />
          <Rows label="Extra rows" rows={difference.extra} of={expected} />
        </>
      )}
    </>
  );
}

const columns = (count: number) => (count === 1 ? '1 column' : `${count} columns`);

interface RowsProps {
  label: string;
  rows: Value[][];
  of: Result;
}

/** Under the names of the expected columns, since these are what the task asks for. */
const Rows = ({ label, rows, of }: RowsProps) =>
  rows.length > 0 && (
    <RowsView label={label} result={{ columns: of.columns, rows, total: rows.length }} />
  );
