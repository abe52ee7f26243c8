import { EXPORT_FORMAT, EXPORT_VERSION, type ExportFile } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import { createConcurrencyLimit } from '../../concurrency-limit.ts';
import type { Tables } from '../../database/tables.ts';
import { signInRequired } from '../../errors/domain-error.ts';
import { findEverything } from './data-export.repository.ts';

/** A file is made in memory, some megabytes at most: a few at a time. */
const limited = createConcurrencyLimit({
  concurrency: 2,
  queueSize: 50,
  busy: 'A lot of people are exporting their data right now. Please try again in a moment.',
});

/** @throws DomainError 401 once the account is gone, 503 if too many wait. */
export async function exportData(kysely: Kysely<Tables>, userId: string): Promise<ExportFile> {
  const everything = await limited(() =>
    kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((transaction) => findEverything(transaction, userId)),
  );
  if (!everything) throw signInRequired();
  return {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt: new Date().toISOString(),
    ...everything,
  };
}
