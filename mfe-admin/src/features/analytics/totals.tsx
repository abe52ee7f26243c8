import type { Analytics, AnalyticsDay, AnalyticsMeasure } from '@site/shared/contracts';
import { Card } from '@site/shared/ui';
import styles from './analytics.module.css';
import { change, dayName, measures } from './measures.ts';

/** Each measure with its total, how it compares with the period before, and its daily values. */
export const Totals = ({ days, totals, previous }: Analytics) => (
  <div className={styles.totals}>
    {measures.map(({ measure, name, hint }) => (
      <Card as="section" key={measure} aria-label={name} className={styles.total}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.sum}>
          <strong>{totals[measure].toLocaleString()}</strong>{' '}
          <Comparison now={totals[measure]} before={previous[measure]} />
        </p>
        <DayChart {...{ name, measure, days }} />
        <p className={styles.hint}>{hint}</p>
      </Card>
    ))}
  </div>
);

function Comparison({ now, before }: { now: number; before: number }) {
  const difference = change(now, before);
  return (
    <span className={styles.hint}>
      {difference
        ? `${difference} (${before.toLocaleString()} in the period before)`
        : 'none in the period before'}
    </span>
  );
}

interface DayChartProps {
  name: string;
  measure: AnalyticsMeasure;
  days: readonly AnalyticsDay[];
}

const HEIGHT = 100;

/** A column for each day. The table of days says the same in figures. */
function DayChart({ name, measure, days }: DayChartProps) {
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
