import type { Analytics, AnalyticsDay, AnalyticsMeasure } from '@site/shared/contracts/editorial';
import { Card } from '@site/shared/ui';
import { Columns } from '../../figures/columns.tsx';
import { percentChange } from '../../figures/percent-change.ts';
import styles from './analytics.module.css';
import { dayName, measures } from './measures.ts';

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
  const difference = percentChange(now, before);
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

/** A column for each day. The table of days says the same in figures. */
function DayChart({ name, measure, days }: DayChartProps) {
  const most = Math.max(...days.map((day) => day[measure]));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const [from, until] = [dayName(first.day), dayName(last.day)];
  return (
    <figure className={styles.chart}>
      <Columns
        label={`${name} from ${from} to ${until}, at most ${most} a day`}
        columns={days.map((day) => ({
          name: dayName(day.day),
          value: day[measure],
          words: day[measure].toLocaleString(),
        }))}
        most={most}
        tone="accent"
        from={from}
        until={until}
      />
    </figure>
  );
}
