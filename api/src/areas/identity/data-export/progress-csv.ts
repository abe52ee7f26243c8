import { IMPORT_COLUMNS } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import { csvFile } from '../../../csv/csv-file.ts';
import type { DB } from '../../../database/tables.ts';
import { findMarked } from './data-export.repository.ts';

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
