import type { Analytics } from '@site/shared/contracts';
import { Card } from '@site/shared/ui';
import styles from './analytics.module.css';
import { DayChart } from './day-chart.tsx';
import { change, measures } from './measures.ts';

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
