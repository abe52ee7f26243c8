import type { Activity } from '@site/shared/contracts/practice';
import { VisuallyHidden } from '@site/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import styles from './calendar.module.css';
import { activities, dayName, monthName } from './day-names.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * The last year as a table: a row for each day of the week, a column for each week. The fuller a square, the
 * busier the day, so it can be read without colour.
 */
export function Calendar({ activity }: { activity: Activity }) {
  const weeks = calendarWeeks(activity);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
    <section className={styles.scroll} ref={useNewestInView()} aria-label="Calendar" tabIndex={0}>
      <table className={styles.calendar}>
        <caption>
          <VisuallyHidden>Active days of the last year, week by week</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td className={styles.corner} />
            {calendarMonths(weeks).map(({ from, weeks: columns }) => (
              <th key={from} scope="colgroup" colSpan={columns} className={styles.month}>
                {/* A month's name needs the width of three weeks. */}
                {columns > 2 ? monthName(from) : <VisuallyHidden>{monthName(from)}</VisuallyHidden>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((weekday, index) => (
            <tr key={weekday}>
              <Weekday name={weekday} shown={index % 2 === 0} />
              {weeks.map((week) => (
                <Day key={week.monday} day={dayOf(week, index)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const dayOf = ({ days }: CalendarWeek, index: number): CalendarDay => days[index] ?? null;

const Weekday = ({ name, shown }: { name: string; shown: boolean }) => (
  <th scope="row" className={styles.weekday}>
    {shown && <span aria-hidden="true">{name.slice(0, 3)}</span>}
    <VisuallyHidden>{name}</VisuallyHidden>
  </th>
);

function Day({ day }: { day: CalendarDay }) {
  if (!day) return <td className={styles.outside} />;
  const text = `${dayName(day.date)}: ${activities(day.count)}`;
  return (
    <td className={styles.day} data-level={day.level} title={text}>
      <VisuallyHidden>{text}</VisuallyHidden>
    </td>
  );
}

/** Scrolls to the newest weeks, which are at the end. */
function useNewestInView() {
  const area = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = area;
    if (current) current.scrollLeft = current.scrollWidth;
  }, []);
  return area;
}

/** One day of the calendar; null for days of its first or last week outside of it. */
type CalendarDay = { date: string; count: number; level: Level } | null;

/** From nothing (0) to a busy day (4). */
type Level = 0 | 1 | 2 | 3 | 4;

interface CalendarWeek {
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
function calendarWeeks({ from, today, days }: Activity): CalendarWeek[] {
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
function calendarMonths(weeks: CalendarWeek[]): CalendarMonth[] {
  const months: CalendarMonth[] = [];
  for (const { monday } of weeks) {
    const last = months.at(-1);
    if (last?.from.slice(0, 7) === monday.slice(0, 7)) last.weeks += 1;
    else months.push({ from: monday, weeks: 1 });
  }
  return months;
}
