import { median, shareOf, span } from './median.ts';
import { number } from './report.ts';

/** Columns of a table that puts times beside those of a yardstick. */
export const besideColumns = ['Figure, ms', 'Measured', 'Yardstick', 'Share', 'Goal', ''];

/** One line of it. In each round both were measured one after the other. */
export function beside(
  what: string,
  times: readonly number[],
  yardstick: readonly number[],
  goal: number,
): string[] {
  const share = shareOf(times, yardstick);
  return [
    what,
    inWords(times),
    inWords(yardstick),
    share.toFixed(2),
    `≤ ${goal.toFixed(2)}`,
    share <= goal ? 'met' : 'missed',
  ];
}

const inWords = (times: readonly number[]) => `${number(median(times), 0)} (${span(times)})`;
