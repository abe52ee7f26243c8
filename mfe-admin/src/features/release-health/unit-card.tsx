import {
  type HealthPeriod,
  type UnitHealth,
  type VersionHealth,
  vitals,
} from '@site/shared/contracts/releases';
import { Badge, Card, Table } from '@site/shared/ui';
import { percent } from '../../figures/percent.ts';
import { percentChange } from '../../figures/percent-change.ts';
import { ColumnPlot } from './column-plot.tsx';
import { momentIn, type ShownVital, shownVitals, vitalValue } from './figures.ts';
import styles from './release-health.module.css';

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

/** Each version with its failures and vitals, and how they compare with the period before. */
const VersionTable = ({ unit, versions, before }: UnitHealth) => (
  <Table
    label={`Versions of ${unit}`}
    columns={['Version', 'Page views', 'Failed', ...shownVitals.map(({ name }) => name)]}
  >
    {versions.map((version) => (
      <tr key={`${version.version} ${version.channel}`}>
        <th scope="row" className={styles.version}>
          {version.version} <Standing {...version} />
        </th>
        <td className={styles.count}>{version.views.toLocaleString()}</td>
        <td>
          <Failures {...version} />
        </td>
        {shownVitals.map(({ vital }) => (
          <td key={vital}>
            <Vital vital={vital} now={version.vitals[vital]} before={before[vital]} />
          </td>
        ))}
      </tr>
    ))}
  </Table>
);

function Standing({ isLive, channel }: VersionHealth) {
  if (isLive) return <Badge tone="success">live</Badge>;
  return channel === 'live' ? null : <Badge tone="accent">{channel}</Badge>;
}

function Failures({ failureRate, stages, healed }: VersionHealth) {
  if (!failureRate) return null;
  const { rate, from, to } = failureRate;
  const failuresByStage = stages.map(
    ({ stage, failures }) => `${stage} ${failures.toLocaleString()}`,
  );
  return (
    <div className={styles.figure}>
      <span className={styles.value}>{percent(rate)}</span>
      <span className={styles.hint}>
        {percent(from)} to {percent(to)}
      </span>
      {failuresByStage.length > 0 && (
        <span className={styles.hint}>
          {failuresByStage.join(', ')}
          {healed > 0 && `; ${healed.toLocaleString()} healed`}
        </span>
      )}
    </div>
  );
}

interface VitalProps {
  vital: ShownVital;
  now: number | null;
  before: number | null;
}

function Vital({ vital, now, before }: VitalProps) {
  if (now === null) return <span className={styles.hint}>–</span>;
  const change = percentChange(now, before);
  const isSlow = now > vitals[vital].good;
  return (
    <div className={styles.figure}>
      <span className={styles.value}>
        {vitalValue(vital, now)} {isSlow && <Badge tone="warning">not good</Badge>}
      </span>
      {change && before !== null && (
        <span className={styles.hint}>
          {change} from {vitalValue(vital, before)}
        </span>
      )}
    </div>
  );
}
