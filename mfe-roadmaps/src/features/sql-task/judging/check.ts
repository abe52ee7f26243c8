import type { SqlRows, SqlTask } from '@site/shared/contracts';
import type { Result } from '../../../../postgres/protocol.ts';
import type { Postgres, Run } from '../postgres/postgres.ts';
import { compare, type Difference } from './compare.ts';
import { setupOf } from './setup.ts';

/**
 * The rows on which a statement is judged: the visible ones, others, and both stored in reverse, which changes
 * the order of unsorted results.
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

/** Runs the person's statement and our solution on each kind of rows. */
export async function check(
  task: SqlTask,
  statement: string,
  postgres: Pick<Postgres, 'run'>,
  stopped: AbortSignal,
): Promise<Verdict> {
  const { database } = task;
  for (const [on, rows] of rowsFor(task)) {
    const settings = on === 'turned' ? UNSORTED : '';
    const job = { setup: settings + setupOf(database, rows), check: task.check, ownFirst: false };
    const ours = await postgres.run({ ...job, statement: task.code }, stopped);
    // Ours is quick and correct: the device is too busy to run it.
    if (ours.kind === 'too-long') return { kind: 'failed', run: { kind: 'busy' }, on };
    if (ours.kind !== 'result') return { kind: 'failed', run: ours, on };
    const actual = await postgres.run({ ...job, statement }, stopped);
    if (actual.kind !== 'result') return { kind: 'failed', run: actual, on };
    const difference = compare(actual.result, ours.result, task.ordered);
    if (difference.kind !== 'none') return { kind: 'wrong', difference, expected: ours.result, on };
  }
  return { kind: 'right' };
}

/** Makes PostgreSQL group and join by hash, so that rows aren't sorted by accident. */
const UNSORTED = 'set enable_sort = off; set enable_mergejoin = off;\n';

function rowsFor({ database, ordered }: SqlTask): [JudgedOn, SqlRows][] {
  const { rows, hiddenRows } = database;
  const turned = ordered ? [turn(rows), turn(hiddenRows)] : [];
  return [
    ['shown', rows],
    ['hidden', hiddenRows],
    ...turned.map((one): [JudgedOn, SqlRows] => ['turned', one]),
  ];
}

const turn = (rows: SqlRows): SqlRows =>
  Object.fromEntries(Object.entries(rows).map(([table, list]) => [table, list.toReversed()]));
