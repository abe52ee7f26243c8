import { EXPORT_FORMAT, EXPORT_VERSION, type ExportFile } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import { heavyWork } from '../../../concurrency/heavy-work.ts';
import type { DB } from '../../../database/tables.ts';
import { signInRequired } from '../../../errors/domain-error.ts';
import { findEverything } from './data-export.repository.ts';

/** @throws DomainError 401 once the account is gone, 409 and 503 as `heavyWork` does. */
export async function exportData(kysely: Kysely<DB>, userId: string): Promise<ExportFile> {
  // Everything as of one moment.
  const everything = await heavyWork(
    kysely,
    userId,
    (transaction) => findEverything(transaction, userId),
    { isolation: 'repeatable read' },
  );
  if (!everything) throw signInRequired();
  return {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt: new Date().toISOString(),
    ...everything,
  };
}
