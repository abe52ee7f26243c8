import { counted } from '@site/shared/contracts/composition';
import { CircleCheckIcon } from '@site/shared/ui';
import type { Result, Value } from '../../../postgres/protocol.ts';
import styles from './console.module.css';
import type { Verdict } from './judging/check.ts';
import type { Run } from './postgres/postgres.ts';
import { RowsView, RunView } from './result-view.tsx';

interface VerdictViewProps {
  verdict: Verdict;
  statement: string;
}

/** The result of a check, with the missing and the extra rows. */
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
        {verdict.on !== 'shown' && isItsOwn(verdict.run) && (
          <p>It runs on these rows, but not on others:</p>
        )}
        <RunView run={verdict.run} statement={statement} />
      </>
    );
  }
  const { difference, expected, on } = verdict;
  return (
    <>
      <p className={styles.failed}>{introductions[on]}</p>
      {difference.kind === 'columns' && (
        <p>
          The answer has {counted(difference.expected, 'column')}, and yours has{' '}
          {counted(difference.actual, 'column')}.
        </p>
      )}
      {difference.kind === 'places' && (
        <p>
          The columns stand in another order: the task asks for {listed(difference.expected)}, and
          yours are {listed(difference.actual)}.
        </p>
      )}
      {difference.kind === 'order' && (
        <p>The rows are right, but not their order: row {difference.position} belongs elsewhere.</p>
      )}
      {difference.kind === 'rows' && (
        <>
          {difference.type && <OtherType {...difference.type} />}
          <Rows label="Missing rows" rows={difference.missing} of={expected} />
          <Rows label="Extra rows" rows={difference.extra} of={expected} />
        </>
      )}
    </>
  );
}

const introductions = {
  shown: 'Not yet.',
  hidden: 'Not yet: it gives the right answer on these rows, but not on others.',
  turned:
    'Not yet: your query leaves the order of some rows to chance. Sort by all that the task names, ties included.',
} as const;

/** Whether it's about the statement, not about the device or the person. */
const isItsOwn = ({ kind }: Run) => kind === 'error' || kind === 'too-long';

const listed = (names: readonly string[]) => names.join(', ');

const OtherType = ({
  column,
  expected,
  actual,
}: Record<'column' | 'expected' | 'actual', string>) => (
  <p>{`A value of another type: ${column} is ${actual} in your answer; ${expected} is expected.`}</p>
);

interface RowsProps {
  label: string;
  rows: Value[][];
  of: Result;
}

/** With the names of the expected columns. */
const Rows = ({ label, rows, of }: RowsProps) =>
  rows.length > 0 && (
    <RowsView label={label} result={{ columns: of.columns, rows, total: rows.length }} />
  );
