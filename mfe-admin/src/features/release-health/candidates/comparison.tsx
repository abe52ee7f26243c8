import { type CanaryFigures, type CanaryInfo, vitals } from '@site/shared/contracts/releases';
import { useQuery } from '@site/shared/platform';
import { Badge, Table } from '@site/shared/ui';
import { percent } from '../../../figures/percent.ts';
import { NotLoaded } from '../../../loading/not-loaded.tsx';
import { ColumnPlot } from '../column-plot.tsx';
import { momentIn, shownVitals, vitalValue } from '../figures.ts';
import styles from '../release-health.module.css';
import { figuresQuery } from './candidates.queries.ts';

/** The candidate and what was live, side by side, since the candidate began. */
export function Comparison({ candidate }: { candidate: CanaryInfo }) {
  const { data, error, refetch } = useQuery(figuresQuery(candidate));
  if (data) {
    return (
      <>
        <Steps {...data} />
        <Figures {...data} />
        <Course {...data} />
      </>
    );
  }
  return (
    <NotLoaded
      error={error}
      refetch={refetch}
      failed="We couldn't load the figures"
      loading="Loading the figures..."
      height="16rem"
    />
  );
}

const Figures = ({ canary, candidate, live }: CanaryFigures) => (
  <Table
    // A version may be tried twice.
    label={`${canary.version} beside ${canary.comparedWith}, since ${momentIn('day', canary.beganAt)}`}
    columns={['Version', 'Page views', 'Failed', ...shownVitals.map(({ name }) => name)]}
  >
    <Side version={canary.version} name="candidate" {...candidate} />
    <Side version={canary.comparedWith} name="live" {...live} />
  </Table>
);

function Side({
  version,
  name,
  views,
  failures,
  failureRate,
  vitals: values,
}: CanaryFigures['candidate'] & { version: string; name: 'candidate' | 'live' }) {
  return (
    <tr>
      <th scope="row" className={styles.version}>
        {version} <Badge tone={name === 'live' ? 'success' : 'accent'}>{name}</Badge>
      </th>
      <td className={styles.count}>{views.toLocaleString()}</td>
      <td>
        {failureRate && (
          <div className={styles.figure}>
            <span className={styles.value}>
              {percent(failureRate.rate)} ({failures.toLocaleString()})
            </span>
            <span className={styles.hint}>
              {percent(failureRate.from)} to {percent(failureRate.to)}
            </span>
          </div>
        )}
      </td>
      {shownVitals.map(({ vital }) => {
        const value = values[vital];
        return (
          <td key={vital}>
            {value === null ? (
              <span className={styles.hint}>–</span>
            ) : (
              <span className={styles.measured}>
                {vitalValue(vital, value)}{' '}
                {value > vitals[vital].good && <Badge tone="warning">not good</Badge>}
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** The least maximum of the plots, so that a quiet site looks quiet. */
const FAILED_PART = 0.02;
const LCP_MS = 2500;

/** Both sides have the same maximum, so that their columns can be compared. */
function Course({ canary, slots }: CanaryFigures) {
  const until = canary.endedAt === null ? 'now' : momentIn('day', canary.endedAt);
  const sides = (['candidate', 'live'] as const).map((side) => ({
    name: side === 'candidate' ? canary.version : canary.comparedWith,
    failed: slots.map(({ from, ...slot }) => ({
      moment: momentIn('day', from),
      value: slot[side].views === 0 ? null : slot[side].failures / slot[side].views,
    })),
    lcp: slots.map(({ from, ...slot }) => ({
      moment: momentIn('day', from),
      value: slot[side].lcp,
    })),
  }));
  const most = (values: readonly (number | null)[], atLeast: number) =>
    Math.max(atLeast, ...values.map((value) => value ?? 0));
  const failed = most(
    sides.flatMap((side) => side.failed.map(({ value }) => value)),
    FAILED_PART,
  );
  const lcp = most(
    sides.flatMap((side) => side.lcp.map(({ value }) => value)),
    LCP_MS,
  );
  return (
    <div className={styles.pairs}>
      {sides.map((side) => (
        <ColumnPlot
          key={`failed ${side.name}`}
          name={`Failed page views, ${side.name}`}
          tone="danger"
          atLeast={failed}
          format={percent}
          columns={side.failed}
          until={until}
        />
      ))}
      {sides.map((side) => (
        <ColumnPlot
          key={`lcp ${side.name}`}
          name={`LCP, ${side.name}`}
          tone="accent"
          atLeast={lcp}
          format={(value) => vitalValue('lcp', value)}
          columns={side.lcp}
          until={until}
        />
      ))}
    </div>
  );
}

/** The shares of visitors it goes through, and which one it has reached or ended at. */
function Steps({ canary: { share, state }, steps }: CanaryFigures) {
  const isLive = state === 'promoted';
  const shares = [...new Set([...steps, share, 1])].sort((one, other) => one - other);
  return (
    <ol className={styles.steps} aria-label="Shares of visitors">
      {shares.map((step) => {
        const isHere = isLive ? step === 1 : step === share;
        return (
          <li key={step} aria-current={isHere ? 'step' : undefined} className={styles.step}>
            {step === 1 ? 'All' : percent(step)}
          </li>
        );
      })}
    </ol>
  );
}
