import type { PGlite, Results } from '@electric-sql/pglite';
import {
  type Job,
  type Outcome,
  type Result,
  ROWS,
  type SqlError,
  type Value,
} from './protocol.ts';

/** Types by their ids in PostgreSQL. */
const TYPES: Record<number, string> = {
  16: 'boolean',
  20: 'bigint',
  21: 'smallint',
  23: 'integer',
  25: 'text',
  700: 'real',
  701: 'double precision',
  1042: 'character',
  1043: 'character varying',
  1082: 'date',
  1083: 'time',
  1114: 'timestamp without time zone',
  1184: 'timestamp with time zone',
  1186: 'interval',
  1700: 'numeric',
};
const BOOLEAN = 16;

/** Removes what the previous job may have left: an open transaction, settings, tables. */
export const CLEAN = [
  'rollback',
  'discard all',
  'drop schema if exists public cascade',
  'create schema public',
];

type Rows = Results<unknown[]>;

/**
 * Runs a statement on tables of its own, whatever earlier statements have done. Rejects if one of them has left the
 * database unusable, with an event trigger for instance.
 */
export async function runJob(database: PGlite, job: Job): Promise<Outcome> {
  for (const step of CLEAN) await database.exec(step);
  await database.exec(job.setup);
  let last: Rows | undefined;
  try {
    last = (await run(database, job.statement)).at(-1);
  } catch (error) {
    return { kind: 'error', error: errorOf(error) };
  }
  const hasOwn = last !== undefined && last.fields.length > 0;
  if (job.check === null || (job.ownFirst && hasOwn)) return outcomeOf(last, last);
  try {
    return outcomeOf((await run(database, job.check)).at(-1), last);
  } catch (error) {
    // Its position would be in the check, which nobody sees.
    return { kind: 'error', error: { ...errorOf(error), position: null } };
  }
}

/** @param shown the rows that count: those of `last`, the last statement, or of the check */
const outcomeOf = (shown: Rows | undefined, last: Rows | undefined): Outcome => ({
  kind: 'result',
  result: shown ? resultOf(shown) : { columns: [], rows: [], total: 0 },
  // Not `affectedRows`, which includes those of the statements before it.
  affected: last?.fields.length === 0 ? (last.rowCount ?? null) : null,
});

const run = (database: PGlite, statement: string) =>
  database.exec(statement, { rowMode: 'array' }) as unknown as Promise<Rows[]>;

function resultOf({ fields, rows }: Rows): Result {
  return {
    columns: fields.map(({ name, dataTypeID }) => ({ name, type: TYPES[dataTypeID] ?? '' })),
    rows: rows
      .slice(0, ROWS)
      .map((row) => row.map((value, at) => written(value, fields[at]?.dataTypeID))),
    total: rows.length,
  };
}

const truths: Record<string, string> = { t: 'true', f: 'false' };

function written(value: unknown, type: number | undefined): Value {
  if (value === null || value === undefined) return null;
  const text = String(value);
  return type === BOOLEAN ? (truths[text] ?? text) : text;
}

/** PostgreSQL's error, without the parts that only concern programs. */
function errorOf(thrown: unknown): SqlError {
  const { message, detail, hint, position } = thrown as Record<string, unknown>;
  const at = Number(position);
  return {
    message: String(message ?? thrown),
    detail: String(detail ?? ''),
    hint: String(hint ?? ''),
    position: Number.isInteger(at) && at > 0 ? at : null,
  };
}
