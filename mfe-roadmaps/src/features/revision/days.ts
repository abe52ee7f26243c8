import type { RevisionList } from '@site/shared/contracts/practice';
import { daysBetween, plusDays } from '@site/shared/revision';

type Listed = RevisionList['next'][number];

/** How long ago, such as '5 days ago'. */
export function agoInWords(day: string, today: string): string {
  const ago = daysBetween(day, today);
  if (ago <= 0) return 'today';
  return ago === 1 ? 'yesterday' : `${ago} days ago`;
}

/** Upcoming problems grouped by day, in order. */
export function byDay(next: Listed[]): { day: string; problems: Listed[] }[] {
  const days = new Map<string, Listed[]>();
  for (const problem of next) {
    days.set(problem.dueOn, [...(days.get(problem.dueOn) ?? []), problem]);
  }
  return [...days].map(([day, problems]) => ({ day, problems }));
}

/** How far ahead the plot looks. */
const DAYS_AHEAD = 14;

/** How many problems are due on each of the next two weeks' days; today includes everything overdue. */
export function daysAhead({
  today,
  dueCount,
  next,
}: RevisionList): { day: string; count: number }[] {
  return Array.from({ length: DAYS_AHEAD }, (_, index) => {
    const day = plusDays(today, index);
    const count = index === 0 ? dueCount : next.filter(({ dueOn }) => dueOn === day).length;
    return { day, count };
  });
}
