import type { PGlite, Results } from '@electric-sql/pglite';
import {
  type Job,
  type Outcome,
  type Result,
  ROWS,
  type SqlError,
  type Value,
} from './protocol.ts';

/** Types of numbers, by their ids in PostgreSQL: integers, floats, numeric. */
const NUMBERS = new Set([20, 21, 23, 700, 701, 1700]);
const BOOLEAN = 16;

/** What the job before may have left: an open transaction, settings, tables. */
export const CLEAN = [
  'rollback',
  'discard all',
  'drop schema if exists public cascade',
  'create schema public',
];

type Rows = Results<unknown[]>;

/**
 * Runs a statement on tables of its own, whatever the statements before it have done. Rejects if one of them has left
 * the database as nothing can be run in it any more, with an event trigger for instance.
 */
export async function runJob(database: PGlite, { setup, statement, check }: Job): Promise<Outcome> {
  for (const step of CLEAN) await database.exec(step);
  await database.exec(setup);
  let isInStatement = true;
  try {
    const results = await run(database, statement);
    const last = results.at(-1);
    isInStatement = false;
    const [shown] = check === null ? [last] : await run(database, check);
    return {
      kind: 'result',
      result: shown ? resultOf(shown) : { columns: [], rows: [], total: 0 },
      affected: last?.fields.length === 0 ? (last.affectedRows ?? null) : null,
    };
  } catch (thrown) {
    const error = errorOf(thrown);
    return { kind: 'error', error: isInStatement ? error : { ...error, position: null } };
  }
}

const run = (database: PGlite, statement: string) =>
  database.exec(statement, { rowMode: 'array' }) as unknown as Promise<Rows[]>;

function resultOf({ fields, rows }: Rows): Result {
  return {
    columns: fields.map(({ name, dataTypeID }) => ({ name, isNumber: NUMBERS.has(dataTypeID) })),
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

/** What PostgreSQL says, without the parts that concern programs. */
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
