import type { SqlTask } from '@site/shared/contracts';
import type { Result } from '../../../../postgres/protocol.ts';
import type { Postgres, Run } from '../postgres/postgres.ts';
import { compare, type Difference } from './compare.ts';
import { setupOf } from './setup.ts';

/** What a check found. */
export type Verdict =
  | { kind: 'right' }
  | {
      kind: 'wrong';
      difference: Exclude<Difference, { kind: 'none' }>;
      expected: Result;
      /** Whether it's right on the rows that are shown, and only others tell. */
      onlyHidden: boolean;
    }
  /** The statement didn't come to an end. */
  | { kind: 'failed'; run: Exclude<Run, { kind: 'result' }>; onlyHidden: boolean };

/** Runs somebody's statement and our solution on the rows that are shown, then on the hidden ones. */
export async function check(
  task: SqlTask,
  statement: string,
  postgres: Pick<Postgres, 'run'>,
  stopped: AbortSignal,
): Promise<Verdict> {
  const { database } = task;
  for (const rows of [database.rows, database.hiddenRows]) {
    const onlyHidden = rows === database.hiddenRows;
    const job = { setup: setupOf(database, rows), check: task.check, ownFirst: false };
    const actual = await postgres.run({ ...job, statement }, stopped);
    if (actual.kind !== 'result') return { kind: 'failed', run: actual, onlyHidden };
    const ours = await postgres.run({ ...job, statement: task.code }, stopped);
    if (ours.kind !== 'result') return { kind: 'failed', run: ours, onlyHidden };
    const difference = compare(actual.result, ours.result, task.ordered);
    if (difference.kind !== 'none') {
      return { kind: 'wrong', difference, expected: ours.result, onlyHidden };
    }
  }
  return { kind: 'right' };
}
