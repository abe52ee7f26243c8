import type { HealthPeriod, UnitHealth } from '@site/shared/contracts';
import { Card } from '@site/shared/ui';
import { ColumnPlot } from './column-plot.tsx';
import { percent, vitalValue } from './figures.ts';
import { momentIn } from './period.ts';
import styles from './release-health.module.css';
import { VersionTable } from './version-table.tsx';

/** The least maximum of the plots, so that a quiet site looks quiet. */
const FAILED_PART = 0.02;
const LCP_MS = 2500;

/** One unit: its plots over the period, and its versions. */
export function UnitCard({ health, period }: { health: UnitHealth; period: HealthPeriod }) {
  const { unit, slots } = health;
  const moments = slots.map((slot) => ({ ...slot, moment: momentIn(period, slot.from) }));
  return (
    <Card as="section" aria-labelledby={`health-of-${unit}`} className={styles.unit}>
      <h2 id={`health-of-${unit}`}>{unit}</h2>
      <div className={styles.plots}>
        <ColumnPlot
          name="Failed page views"
          tone="danger"
          atLeast={FAILED_PART}
          format={percent}
          columns={moments.map(({ moment, views, failures }) => ({
            moment,
            value: views === 0 ? null : failures / views,
          }))}
        />
        <ColumnPlot
          name="Largest contentful paint"
          tone="accent"
          atLeast={LCP_MS}
          format={(value) => vitalValue('lcp', value)}
          columns={moments.map(({ moment, lcp }) => ({ moment, value: lcp }))}
        />
      </div>
      {health.versions.length > 0 ? (
        <VersionTable {...health} />
      ) : (
        <p className={styles.hint}>
          Nobody used it in this period, but someone did in the one before.
        </p>
      )}
    </Card>
  );
}
