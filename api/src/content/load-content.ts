import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { DB } from '../database/tables.ts';
import { liftTransactionLimit } from '../database/time-limits.ts';
import { findRows, lockContent, setRetired, writeRows } from './content.repository.ts';
import type { ContentRow, ContentTable } from './content.ts';
import { ContentMistakes } from './content-files.ts';
import { contentTables, rowsOf } from './content-rows.ts';
import { isLoaded, LOADER, noteLoad, stateOfFiles } from './loaded-content.ts';
import { planLoad, type TablePlan } from './plan-load.ts';
import { readContent } from './read-content.ts';

const UP_TO_DATE = 'Content is up to date.';

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
  loader: readonly string[] = LOADER,
): Promise<LoadReport> {
  // What changes while they are read is read again by the next start.
  const files = stateOfFiles([folder, ...loader]);
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
    await noteLoad(transaction, files);
    return Object.fromEntries(plans) as LoadReport;
  });
}

/**
 * The same for a start: no file is read if neither they, nor what they were loaded into, nor the loader have changed.
 * @returns what it did, in lines for the log
 */
export async function loadChangedContent(
  database: Pick<Database, 'kysely'>,
  folder: string,
  loader: readonly string[] = LOADER,
): Promise<string[]> {
  if (await isLoaded(database.kysely, stateOfFiles([folder, ...loader]))) return [UP_TO_DATE];
  return describeLoad(await loadContent(database, folder, loader));
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

const nouns: Record<ContentTable, string> = {
  roadmaps: 'roadmaps',
  topics: 'topics',
  learning_units: 'learning units',
  dsa_problems: 'DSA problems',
  comments: 'notes',
  sql_databases: 'SQL databases',
  sql_tasks: 'SQL tasks',
  javascript_tasks: 'JavaScript tasks',
  quizzes: 'quizzes',
  unit_texts: 'texts of units',
  mock_tests: 'mock tests',
  mock_interviews: 'mock interviews',
  article_categories: 'article categories',
  articles: 'articles',
  announcements: 'announcements',
  posts: 'posts',
};

/** The report in lines for a terminal: counts first, then each row that was retained, retired or returned. */
export function describeLoad(report: LoadReport): string[] {
  const changes = contentTables.flatMap((table) => counts(table, report[table]));
  return [
    changes.length === 0 ? UP_TO_DATE : `Content loaded: ${changes.join('; ')}.`,
    ...contentTables.flatMap((table) => details(report[table])),
  ];
}

function counts(table: ContentTable, plan: TablePlan): string[] {
  const parts = [
    ['added', plan.added.length],
    ['changed', plan.changed.length],
    ['kept as edited', plan.kept.length],
    ['kept as deleted', plan.deleted.length],
    ['left out', plan.leftOut.length],
    ['retired', plan.retired.length],
    ['returned', plan.returned.length],
  ] as const;
  const present = parts.filter(([, count]) => count > 0).map(([verb, count]) => `${count} ${verb}`);
  return present.length === 0 ? [] : [`${nouns[table]}: ${present.join(', ')}`];
}

function details({ kept, deleted, leftOut, retired, returned }: TablePlan): string[] {
  return [
    ...kept.map(
      ({ id, edited }) => `  kept ${id}: edited since it was loaded (${edited.join(', ')})`,
    ),
    ...deleted.map((id) => `  kept ${id}: deleted in the admin area`),
    ...leftOut.map(
      ({ id, slug, holder }) => `  left out ${id}: its slug ${slug} belongs to ${holder}`,
    ),
    ...retired.map((id) => `  retired ${id}: no longer in the files`),
    ...returned.map((id) => `  returned ${id}: in the files again`),
  ];
}
