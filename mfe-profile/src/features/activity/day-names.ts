import { counted } from '@site/shared/contracts/composition';

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
  return (date: string) => formatter.format(new Date(`${date}T00:00:00Z`));
};

/** Dates such as 2026-11-21 have no time zone, so they are named without conversion: Sat, Nov 21, 2026. */
export const dayName = format({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
/** Nov */
export const monthName = format({ month: 'short' });

/** 1 day, 2 days */
export const inDays = (count: number) => counted(count, 'day');

export const activities = (count: number) =>
  count === 0 ? 'nothing' : counted(count, 'activity', 'activities');
