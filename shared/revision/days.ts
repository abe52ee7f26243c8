const DAY_MS = 24 * 60 * 60 * 1000;
/** A date as a moment, for formatting and counting in UTC. */
export const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

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
