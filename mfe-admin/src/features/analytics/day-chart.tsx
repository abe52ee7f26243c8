import type { AnalyticsDay, AnalyticsMeasure } from '@site/shared/contracts';
import styles from './analytics.module.css';
import { dayName } from './measures.ts';

interface DayChartProps {
  name: string;
  measure: AnalyticsMeasure;
  days: readonly AnalyticsDay[];
}

const HEIGHT = 100;

/** A column for each day. The table of days says the same in figures. */
export function DayChart({ name, measure, days }: DayChartProps) {
  const most = Math.max(...days.map((day) => day[measure]));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const columns = days.map((day, at) => ({ ...day, at, value: day[measure] }));
  return (
    <figure className={styles.chart}>
      <svg
        role="img"
        aria-label={`${name} from ${dayName(first.day)} to ${dayName(last.day)}, at most ${most} a day`}
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {columns.map(({ day, at, value }) => {
          const height = most === 0 ? 0 : (value / most) * HEIGHT;
          return (
            <g key={day}>
              <rect
                className={styles.column}
                x={at + 0.1}
                y={HEIGHT - height}
                {...{ height }}
                width={0.8}
              />
              <rect className={styles.target} x={at} y={0} width={1} height={HEIGHT}>
                <title>{`${dayName(day)}: ${value.toLocaleString()}`}</title>
              </rect>
            </g>
          );
        })}
      </svg>
      <figcaption className={styles.axis} aria-hidden="true">
        <span>{dayName(first.day)}</span>
        <span>{dayName(last.day)}</span>
      </figcaption>
    </figure>
  );
}
