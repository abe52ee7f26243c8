import type { RevisionList } from '@site/shared/contracts';

type Listed = RevisionList['next'][number];

const DAY_MS = 24 * 60 * 60 * 1000;
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** The date a number of days after a date such as 2026-11-21. */
export const plusDays = (day: string, count: number): string =>
  new Date(dateOf(day).getTime() + count * DAY_MS).toISOString().slice(0, 10);

/** Whole days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / DAY_MS);

/** Days are dates without a time zone, so they are formatted without conversion. */
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
const weekday = format({ weekday: 'long' });
const shortWeekday = format({ weekday: 'short' });
const dated = format({ weekday: 'short', day: 'numeric', month: 'short' });
const datedWithYear = format({ day: 'numeric', month: 'short', year: 'numeric' });

const WEEK = 7;

/** A date in words: today, tomorrow, Thursday, Thu, 3 Dec or 3 Mar 2027. */
export function dayInWords(day: string, today: string): string {
  const away = daysBetween(today, day);
  if (away === 0) return 'today';
  if (away === 1) return 'tomorrow';
  if (away > 1 && away < WEEK) return weekday.format(dateOf(day));
  return (day.slice(0, 4) === today.slice(0, 4) ? dated : datedWithYear).format(dateOf(day));
}

/** The same for use within a sentence, such as 'on Thursday' or 'tomorrow'. */
export function onDay(day: string, today: string): string {
  const words = dayInWords(day, today);
  return words === 'today' || words === 'tomorrow' ? words : `on ${words}`;
}

export const shortDay = (day: string): string => shortWeekday.format(dateOf(day));

/** How long ago, such as '5 days ago'. */
export function agoInWords(day: string, today: string): string {
  const ago = daysBetween(day, today);
  if (ago <= 0) return 'today';
  return ago === 1 ? 'yesterday' : `${ago} days ago`;
}

export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Upcoming problems grouped by day, in order. */
export function byDay(next: Listed[]): { day: string; problems: Listed[] }[] {
  const days = new Map<string, Listed[]>();
  for (const problem of next) {
    days.set(problem.dueOn, [...(days.get(problem.dueOn) ?? []), problem]);
  }
  return [...days].map(([day, problems]) => ({ day, problems }));
}

/** How many problems are due on each of the next seven days; today includes everything overdue. */
export function weekAhead({
  today,
  dueCount,
  next,
}: RevisionList): { day: string; count: number }[] {
  return Array.from({ length: WEEK }, (_, index) => {
    const day = plusDays(today, index);
    const count = index === 0 ? dueCount : next.filter(({ dueOn }) => dueOn === day).length;
    return { day, count };
  });
}
