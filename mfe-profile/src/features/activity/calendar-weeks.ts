import type { Activity } from '@site/shared/contracts';

/** One day of the calendar; null for days of its first or last week outside of it. */
export type CalendarDay = { date: string; count: number; level: Level } | null;

/** From nothing (0) to a busy day (4). */
export type Level = 0 | 1 | 2 | 3 | 4;

export interface CalendarWeek {
  /** Its Monday, which identifies the week. */
  monday: string;
  /** Monday to Sunday. */
  days: CalendarDay[];
}

/** Consecutive weeks whose Mondays are in the same month. */
interface CalendarMonth {
  /** Its first Monday. */
  from: string;
  weeks: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_OF_WEEK = 7;

/** Dates have no time zone, so they are counted in UTC. */
const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`);
const plusDays = (date: string, count: number) =>
  new Date(timeOf(date) + count * DAY_MS).toISOString().slice(0, 10);

const mondayOf = (date: string) =>
  plusDays(date, -((new Date(timeOf(date)).getUTCDay() + 6) % DAYS_OF_WEEK));

function levelOf(count: number): Level {
  if (count === 0) return 0;
  if (count < 3) return 1;
  if (count < 6) return 2;
  return count < 10 ? 3 : 4;
}

/** The days in weeks, oldest first. */
export function calendarWeeks({ from, today, days }: Activity): CalendarWeek[] {
  const dayOf = (date: string): CalendarDay => {
    if (date < from || date > today) return null;
    const count = days[date] ?? 0;
    return { date, count, level: levelOf(count) };
  };
  const weeks: CalendarWeek[] = [];
  for (let monday = mondayOf(from); monday <= today; monday = plusDays(monday, DAYS_OF_WEEK)) {
    const dates = Array.from({ length: DAYS_OF_WEEK }, (_, index) => plusDays(monday, index));
    weeks.push({ monday, days: dates.map(dayOf) });
  }
  return weeks;
}

/** The months in which the weeks begin, in order. */
export function calendarMonths(weeks: CalendarWeek[]): CalendarMonth[] {
  const months: CalendarMonth[] = [];
  for (const { monday } of weeks) {
    const last = months.at(-1);
    if (last?.from.slice(0, 7) === monday.slice(0, 7)) last.weeks += 1;
    else months.push({ from: monday, weeks: 1 });
  }
  return months;
}
