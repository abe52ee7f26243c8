import type { RevisionAddition } from '@site/shared/contracts/practice';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { dayAfter, daysIn, laterOf } from '../local-days/local-days.ts';
import { findAddable, findAddition, insertAddition } from './additions.repository.ts';
import { findDays } from './revision.repository.ts';
import { firstReview, type RevisionCard } from './spaced-repetition.ts';

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

/** How many problems a day may have before those that are added go to the next one. */
export const SPREAD_PER_DAY = 5;

/**
 * Gives each card a day from today on, so that what was solved long ago doesn't come due all at once: in the
 * order in which they'd be due, none before its day, and none on a day that has enough already.
 * @param planned how many problems are due on a day already; what is overdue counts for today
 */
export function spread<Card extends Pick<RevisionCard, 'dueOn'>>(
  cards: readonly Card[],
  today: string,
  planned: ReadonlyMap<string, number>,
): Card[] {
  const counts = new Map(planned);
  const firstFree = (from: string): string => {
    let day = from;
    while ((counts.get(day) ?? 0) >= SPREAD_PER_DAY) day = dayAfter(day, 1);
    return day;
  };
  return cards
    .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : one.dueOn > other.dueOn ? 1 : 0))
    .map((card) => {
      const dueOn = firstFree(laterOf(card.dueOn, today));
      counts.set(dueOn, (counts.get(dueOn) ?? 0) + 1);
      return { ...card, dueOn };
    });
}
