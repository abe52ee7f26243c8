import type { Activity } from '@site/shared/contracts';
import { VisuallyHidden } from '@site/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import styles from './calendar.module.css';
import {
  type CalendarDay,
  type CalendarWeek,
  calendarMonths,
  calendarWeeks,
} from './calendar-weeks.ts';
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
