import { isWeak } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { findScores } from './mock-attempts.repository.ts';

/** Results are heeded for this long. */
const HEEDED_MS = 30 * 24 * 60 * 60_000;

/** The ids of the topics that a person's latest mock tests have shown to be weak, the weakest first. */
export async function findWeakTopics(
  kysely: Kysely<DB>,
  userId: string,
  now: Date,
): Promise<string[]> {
  const scores = await findScores(kysely, userId, new Date(now.getTime() - HEEDED_MS));
  const sums = new Map<string, { points: number; outOf: number }>();
  for (const { id, points, outOf } of scores.flatMap(({ topics }) => topics)) {
    const known = sums.get(id) ?? { points: 0, outOf: 0 };
    sums.set(id, { points: known.points + points, outOf: known.outOf + outOf });
  }
  return [...sums]
    .filter(([, sum]) => isWeak(sum))
    .sort(([, one], [, other]) => one.points / one.outOf - other.points / other.outOf)
    .map(([id]) => id);
}
