import { dayAfter, laterOf } from '../local-days/local-days.ts';
import type { RevisionCard } from './spaced-repetition.ts';

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
