import type { SqlRows, SqlTask } from '@site/shared/contracts';
import type { Result } from '../../../../postgres/protocol.ts';
import type { Postgres, Run } from '../postgres/postgres.ts';
import { compare, type Difference } from './compare.ts';
import { setupOf } from './setup.ts';

/**
 * The rows on which a statement is judged: those that are shown, others, and both stored the other way round, which
 * changes the order of what a query doesn't sort.
 */
export type JudgedOn = 'shown' | 'hidden' | 'turned';

/** What a check found. */
export type Verdict =
  | { kind: 'right' }
  | {
      kind: 'wrong';
      difference: Exclude<Difference, { kind: 'none' }>;
      expected: Result;
      /** The first rows that tell. */
      on: JudgedOn;
    }
  /** The statement didn't come to an end. */
  | { kind: 'failed'; run: Exclude<Run, { kind: 'result' }>; on: JudgedOn };

/** Runs somebody's statement and our solution on each kind of rows. */
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
    // Ours is quick and right: it's the machine that can't run it now.
    if (ours.kind === 'too-long') return { kind: 'failed', run: { kind: 'busy' }, on };
    if (ours.kind !== 'result') return { kind: 'failed', run: ours, on };
    const actual = await postgres.run({ ...job, statement }, stopped);
    if (actual.kind !== 'result') return { kind: 'failed', run: actual, on };
    const difference = compare(actual.result, ours.result, task.ordered);
    if (difference.kind !== 'none') return { kind: 'wrong', difference, expected: ours.result, on };
  }
  return { kind: 'right' };
}

/** Without these, PostgreSQL groups and joins by hashes, and rows come in no order that nobody asked for. */
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
