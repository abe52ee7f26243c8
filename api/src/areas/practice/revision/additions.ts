import type { RevisionAddition } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { daysIn, laterOf } from '../local-days/local-days.ts';
import { findAddable, findAddition, insertAddition } from './additions.repository.ts';
import { findDays } from './revision.repository.ts';
import { firstReview } from './spaced-repetition.ts';
import { spread } from './spread.ts';

interface Addition {
  userId: string;
  id: string;
  zone: string;
  now: Date;
}

/** Puts all completed problems that were never on the schedule on it, spread over the days to come. */
export const addCompleted = (
  kysely: Kysely<DB>,
  { userId, id, zone, now }: Addition,
): Promise<RevisionAddition> =>
  kysely.transaction().execute(async (transaction) => {
    const known = await findAddition(transaction, userId, id);
    if (known.count > 0) return known;
    const dayOf = daysIn(zone);
    const today = dayOf(now);
    const solved = await findAddable(transaction, userId);
    const cards = solved.map(({ unitId, completedAt }) => ({
      unitId,
      ...firstReview(dayOf(completedAt ?? now)),
    }));
    const planned = countsByDay(await findDays(transaction, userId), today);
    await insertAddition(transaction, { userId, id }, spread(cards, today, planned));
    return findAddition(transaction, userId, id);
  });

/** What is overdue counts for today. */
function countsByDay(cards: readonly { dueOn: string }[], today: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { dueOn } of cards) {
    const day = laterOf(dueOn, today);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}
