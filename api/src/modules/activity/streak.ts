import type { Streak } from '@site/shared/contracts';
import { daysBetween } from '../revision/index.ts';

/** @param days on which something was done, each once, in any order, none after `today` */
export function streakOf(days: readonly string[], today: string): Streak {
  let longest = 0;
  let run = 0;
  let before: string | null = null;
  for (const day of days.toSorted()) {
    run = before !== null && daysBetween(before, day) === 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    before = day;
  }
  const goesOn = before !== null && daysBetween(before, today) <= 1;
  return { current: goesOn ? run : 0, longest };
}
