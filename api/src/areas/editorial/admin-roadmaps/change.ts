import type { AdminRoadmap } from '@site/shared/contracts/editorial';
import type { Transaction } from 'kysely';
import type { Author } from '../../../audit/index.ts';
import { findRowsById, type StoredRow } from '../../../content/index.ts';
import type { DB } from '../../../database/tables.ts';
import { DomainError, notFound } from '../../../errors/domain-error.ts';
import { findRoadmapRows, type RoadmapRows } from './admin-roadmaps.repository.ts';
import { type Part, roadmapPart, topicPart } from './parts.ts';

/** What one change is made with. */
export interface RoadmapChange {
  transaction: Transaction<DB>;
  admin: Author;
}

export const changedElsewhere = (current: AdminRoadmap | null) =>
  new DomainError(
    409,
    'changed-elsewhere',
    'Someone else has changed this since you opened it.',
    undefined,
    { current },
  );

export function found<T>(value: T | null | undefined, part: Part): T {
  if (value) return value;
  throw notFound(`This ${part.noun} doesn't exist.`);
}

export async function findPart(
  { transaction }: RoadmapChange,
  part: Part,
  id: string,
): Promise<StoredRow> {
  const [row] = await findRowsById(transaction, part.table, [id]);
  return found(row, part);
}

/** The id of the roadmap that a row is part of. */
export async function roadmapOf(made: RoadmapChange, part: Part, row: StoredRow): Promise<string> {
  if (part === roadmapPart) return row.id;
  if (part === topicPart) return row.columns.roadmap_id as string;
  const topic = await findPart(made, topicPart, row.columns.topic_id as string);
  return topic.columns.roadmap_id as string;
}

export async function rowsOf(
  transaction: Transaction<DB>,
  roadmapId: string,
): Promise<RoadmapRows> {
  return found(await findRoadmapRows(transaction, roadmapId), roadmapPart);
}
