import type { Streak } from '@site/shared/contracts';
import { daysBetween } from '../local-days/local-days.ts';

/** How far two days of one streak may be apart: there may be a day off between them. */
const FARTHEST = 2;

/**
 * Counts the days on which something was done. A single day off ends nothing, two in a row do.
 * @param days on which something was done, each once, in any order, none after `today`
 */
export function streakOf(days: readonly string[], today: string): Streak {
  let longest = 0;
  let run = 0;
  let before: string | null = null;
  for (const day of days.toSorted()) {
    run = before !== null && daysBetween(before, day) <= FARTHEST ? run + 1 : 1;
    longest = Math.max(longest, run);
    before = day;
  }
  const goesOn = before !== null && daysBetween(before, today) <= FARTHEST;
  return { current: goesOn ? run : 0, longest };
}
