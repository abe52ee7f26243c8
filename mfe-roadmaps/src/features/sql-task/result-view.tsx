import { counted } from '@site/shared/contracts/composition';
import { classNames, Table } from '@site/shared/ui';
import { curlyQuoteIn } from '@site/shared/workspace/sandbox';
import type { Result, SqlError } from '../../../postgres/protocol.ts';
import styles from './console.module.css';
import { lineOf } from './line-of.ts';
import type { Run } from './postgres/postgres.ts';

/** The most rows that are drawn. */
const SHOWN = 100;

interface RunViewProps {
  run: Run;
  statement: string;
}

/** The result of a statement: its rows, or why there are none. */
export function RunView({ run, statement }: RunViewProps) {
  if (run.kind === 'error') return <ErrorView error={run.error} statement={statement} />;
  if (run.kind !== 'result') return <p className={styles.failed}>{sayings[run.kind]}</p>;
  const { result, affected } = run;
  return (
    <>
      {affected !== null && <p>{changed(affected)}</p>}
      {result.columns.length > 0 && <RowsView label="Result" result={result} />}
    </>
  );
}

const changed = (count: number) => `${counted(count, 'row')} changed.`;

const sayings = {
  stopped: 'Stopped.',
  'too-long':
    "We stopped your statement after 5 seconds, and after 10 when we tried again. We can't tell why: a join may be missing its condition, or this device may be busy.",
  busy: "We can't tell: this device is too busy to run even our own solution. Try again in a moment.",
  unavailable: "We couldn't start PostgreSQL. Check your connection and try again.",
} as const;

/** Rows with their number. Only the first ones are drawn. */
export function RowsView({ label, result }: { label: string; result: Result }) {
  const { columns, rows, total } = result;
  const count = counted(total, 'row');
  return (
    <div className={styles.rows}>
      <p className={styles.count}>
        {label}: {count}
        {total > SHOWN && `, of which the first ${SHOWN} are shown`}
      </p>
      <ResultTable
        label={label}
        columns={columns.map(({ name }) => name)}
        rows={rows.slice(0, SHOWN)}
      />
    </div>
  );
}

/** @param line from 1; null for any line */
function curlyQuoteAt(statement: string, line: number | null): string | null {
  const lines = statement.split('\n');
  const meant = line === null ? lines : lines.slice(line - 1, line);
  return meant.map((part) => curlyQuoteIn(part, '--')).find((message) => message !== null) ?? null;
}

interface ErrorViewProps {
  error: SqlError;
  statement: string;
}

/** PostgreSQL's error about a statement, with the line it's in. */
function ErrorView({ error, statement }: ErrorViewProps) {
  const line = error.position === null ? null : lineOf(statement, error.position);
  const curly = curlyQuoteAt(statement, line?.number ?? null);
  return (
    <div className={styles.failed}>
      <p>
        {line && `Line ${line.number}: `}
        {error.message}
      </p>
      {line && (
        <pre className={styles.line}>
          {line.before}
          <mark>{line.marked}</mark>
          {line.after}
        </pre>
      )}
      {error.detail && <p>{error.detail}</p>}
      {curly && <p>Hint: {curly}. SQL takes straight quotes: ' around texts and " around names.</p>}
      {error.hint && <p>Hint: {error.hint}</p>}
    </div>
  );
}

type Value = string | number | boolean | null;

interface ResultTableProps {
  label: string;
  columns: readonly string[];
  rows: readonly (readonly Value[])[];
}

/** Rows as PostgreSQL returns them. NULL looks different from a text that says so. */
export const ResultTable = ({ label, columns, rows }: ResultTableProps) => (
  <Table label={label} columns={columns}>
    {rows.map((row, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows can be equal, and never move
      <tr key={at}>
        {row.map((value, column) => (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: columns can have the same name
            key={column}
            className={classNames(styles.value, value === null && styles.missing)}
          >
            {value === null ? 'NULL' : String(value)}
          </td>
        ))}
      </tr>
    ))}
  </Table>
);
