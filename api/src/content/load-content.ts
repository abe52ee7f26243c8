import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { DB } from '../database/tables.ts';
import { liftTransactionLimit } from '../database/time-limits.ts';
import { findRows, lockContent, setRetired, writeRows } from './content.repository.ts';
import type { ContentRow, ContentTable } from './content.ts';
import { ContentMistakes } from './content-mistakes.ts';
import { contentTables, rowsOf } from './content-rows.ts';
import { planLoad, type TablePlan } from './plan-load.ts';
import { readContent } from './read-content.ts';

/** What a load did, by table. */
export type LoadReport = Record<ContentTable, TablePlan>;

/**
 * Loads every content file under `folder` into the database, in one transaction.
 * Rows edited or deleted since the last load stay as they are and are reported; what left the files is retired, not deleted.
 * Loading the same files again changes nothing.
 * @throws ContentMistakes with every mistake in every file; nothing is loaded then.
 */
export async function loadContent(
  { kysely }: Pick<Database, 'kysely'>,
  folder: string,
): Promise<LoadReport> {
  const content = await readContent(folder);
  if (!content.ok) throw new ContentMistakes(content.mistakes);
  const desired = rowsOf(content);
  return kysely.transaction().execute(async (transaction) => {
    await liftTransactionLimit(transaction);
    await lockContent(transaction);
    const plans: [ContentTable, TablePlan][] = [];
    for (const table of contentTables) {
      plans.push([table, await loadTable(transaction, table, desired[table])]);
    }
    return Object.fromEntries(plans) as LoadReport;
  });
}

async function loadTable(
  transaction: Transaction<DB>,
  table: ContentTable,
  desired: ContentRow[],
): Promise<TablePlan> {
  const plan = planLoad(desired, await findRows(transaction, table, desired));
  await writeRows(transaction, table, [...plan.added, ...plan.changed, ...plan.adopted]);
  await setRetired(transaction, table, plan.returned, false);
  await setRetired(transaction, table, plan.retired, true);
  return plan;
}
