import type { SqlTask } from '@site/shared/contracts/practice';
import { createPostgres, type Postgres, type Run } from '../postgres/postgres.ts';
import { check, type Verdict } from './check.ts';
import { setupOf } from './setup.ts';

/** Runs the statements of a page. Loaded on intent, as one chunk. */
export interface Console {
  prepare(): void;
  /** Runs a statement on the visible rows. A query or an `explain` shows its own result, whatever the task requires. */
  run(task: SqlTask, statement: string, stopped: AbortSignal): Promise<Run>;
  check(task: SqlTask, statement: string, stopped: AbortSignal): Promise<Verdict>;
  close(): void;
}

export function openConsole(postgres: Postgres = createPostgres()): Console {
  return {
    prepare: postgres.prepare,
    run({ database, check: shown }, statement, stopped) {
      const setup = setupOf(database, database.rows);
      return postgres.run({ setup, statement, check: shown, ownFirst: true }, stopped);
    },
    check: (task, statement, stopped) => check(task, statement, postgres, stopped),
    close: postgres.close,
  };
}
