import type { SqlRows, SqlTask } from '@site/shared/contracts/practice';
import type { Result } from '../../../../postgres/protocol.ts';
import type { Postgres, Run } from '../postgres/postgres.ts';
import { compare, type Difference } from './compare.ts';
import { setupOf } from './setup.ts';
import { sortTies } from './sort-ties.ts';

/**
 * What a statement is judged on: the visible rows, others, and both stored in reverse while the rows that it leaves
 * unsorted come in other orders.
 */
export type JudgedOn = 'shown' | 'hidden' | 'turned';

/** The result of a check. */
export type Verdict =
  | { kind: 'right' }
  | {
      kind: 'wrong';
      difference: Exclude<Difference, { kind: 'none' }>;
      expected: Result;
      /** The first rows that show it. */
      on: JudgedOn;
    }
  /** The statement didn't finish. */
  | { kind: 'failed'; run: Exclude<Run, { kind: 'result' }>; on: JudgedOn };

interface Attempt {
  on: JudgedOn;
  rows: SqlRows;
  statement: string;
}

/** Compares the person's statement with our solution, which gives the same however the rows are stored. */
export async function check(
  task: SqlTask,
  statement: string,
  postgres: Pick<Postgres, 'run'>,
  stopped: AbortSignal,
): Promise<Verdict> {
  const { rows: shown, hiddenRows: hidden } = task.database;
  const run = (rows: SqlRows, statement: string) => {
    const setup = setupOf(task.database, rows);
    return postgres.run({ setup, statement, check: task.check, ownFirst: false }, stopped);
  };
  for (const [on, rows] of Object.entries({ shown, hidden }) as [JudgedOn, SqlRows][]) {
    const ours = await run(rows, task.code);
    // Ours is quick and correct: the device is too busy to run it.
    if (ours.kind === 'too-long') return { kind: 'failed', run: { kind: 'busy' }, on };
    if (ours.kind !== 'result') return { kind: 'failed', run: ours, on };
    const expected = ours.result;
    const turned = task.ordered ? inOtherOrders(statement, rows, expected.columns.length) : [];
    for (const attempt of [{ on, rows, statement }, ...turned]) {
      const actual = await run(attempt.rows, attempt.statement);
      // A statement in parentheses can't have further keys, for instance.
      if (actual.kind === 'error' && attempt.on === 'turned') continue;
      if (actual.kind !== 'result') return { kind: 'failed', run: actual, on: attempt.on };
      const difference = compare(actual.result, expected, task.ordered);
      if (difference.kind !== 'none')
        return { kind: 'wrong', difference, expected, on: attempt.on };
    }
  }
  return { kind: 'right' };
}

/** PostgreSQL may happen to sort ties, however the rows are stored, so other orders are forced on them. */
function inOtherOrders(statement: string, rows: SqlRows, columns: number): Attempt[] {
  return (['asc', 'desc'] as const).map((direction) => ({
    on: 'turned',
    rows: turn(rows),
    statement: sortTies(statement, columns, direction),
  }));
}

const turn = (rows: SqlRows): SqlRows =>
  Object.fromEntries(Object.entries(rows).map(([table, list]) => [table, list.toReversed()]));
