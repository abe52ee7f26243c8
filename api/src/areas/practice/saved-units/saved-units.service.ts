import {
  SAVED_PER_PAGE,
  type SavedUnit,
  type SavedUnitPage,
  type savedUnitsQuery,
} from '@site/shared/contracts/practice';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { DB } from '../../../database/tables.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { findSaved, type Position, type SavedRow } from './saved-units.repository.ts';

/** @throws DomainError 400 for a page nobody named. */
export async function listSaved(
  kysely: Kysely<DB>,
  userId: string,
  { after, ...filter }: z.output<typeof savedUnitsQuery>,
): Promise<SavedUnitPage> {
  const position = after === undefined ? null : readPosition(after);
  const rows = await findSaved(kysely, userId, filter, {
    after: position,
    count: SAVED_PER_PAGE + 1,
  });
  const page = rows.slice(0, SAVED_PER_PAGE);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    items: page.map(savedUnitOf),
    total: rows[0]?.total ?? 0,
    next: last ? `${last.changedAt.getTime()}_${last.unitId}` : null,
  };
}

function readPosition(text: string): Position {
  const [, time, unitId] = /^(\d{1,15})_([a-z0-9][a-z0-9-]{0,99})$/.exec(text) ?? [];
  if (unitId !== undefined) return { changedAt: new Date(Number(time)), unitId };
  const message = 'must be the next value of the previous page';
  throw new DomainError(400, 'invalid', `after ${message}.`, { after: message });
}

const savedUnitOf = (row: SavedRow): SavedUnit => ({
  unitId: row.unitId,
  name: row.name,
  difficulty: row.difficulty,
  topic: row.topic,
  roadmap: { id: row.roadmapId, title: row.roadmapTitle },
  completed: row.completed,
  bookmarked: row.bookmarked,
  notes: row.notes,
  changedAt: row.changedAt.toISOString(),
  path: row.shown ? `/roadmaps/${row.roadmapId}?problem=${row.unitId}` : null,
});
