import type { ExportFile } from '@site/shared/contracts/identity';
import { EXPORT_FORMAT, EXPORT_VERSION, IMPORT_COLUMNS } from '@site/shared/contracts/practice';
import type { Kysely } from 'kysely';
import { heavyWork } from '../../../concurrency/heavy-work.ts';
import { csvFile } from '../../../csv/csv-file.ts';
import type { DB } from '../../../database/tables.ts';
import { signInRequired } from '../../../errors/domain-error.ts';
import { findEverything, findMarked } from './data-export.repository.ts';

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

/** A person's progress as a table that can be imported again. */
export async function progressCsv(kysely: Kysely<DB>, userId: string): Promise<string> {
  const marked = await findMarked(kysely, userId);
  const rows = marked.map((unit) => {
    const cells: Record<(typeof IMPORT_COLUMNS)[number], string> = {
      problem: unit.unitId,
      link: unit.problemLink ?? '',
      roadmap: unit.roadmap,
      completed: yesOrNo(unit.completed),
      date: unit.completed ? dayOf(unit.completedChangedAt) : '',
      bookmarked: yesOrNo(unit.bookmarked),
      notes: unit.notes,
    };
    return IMPORT_COLUMNS.map((column) => cells[column]);
  });
  return csvFile([IMPORT_COLUMNS, ...rows]);
}

const yesOrNo = (mark: boolean) => (mark ? 'yes' : 'no');

const dayOf = (time: string | null) => time?.slice(0, '2026-11-24'.length) ?? '';
