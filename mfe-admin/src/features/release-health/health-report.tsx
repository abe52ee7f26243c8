import {
  type HealthPeriod,
  healthPeriod,
  healthPeriods,
  type ReleaseHealth,
} from '@site/shared/contracts/releases';
import { Link, useQuery, useSearchParams } from '@site/shared/platform';
import { EmptyState, Notice } from '@site/shared/ui';
import { healthQuery } from '../../figures/health.queries.ts';
import { percent } from '../../figures/percent.ts';
import { PeriodButtons } from '../../figures/period-buttons.tsx';
import { NotLoaded } from '../../loading/not-loaded.tsx';
import styles from './release-health.module.css';
import { UnitCard } from './unit-card.tsx';

/** The period that the address names; the last day without one, or if it can't be used. */
function readPeriod(params: URLSearchParams): HealthPeriod {
  const named = healthPeriod.safeParse(params.get('period'));
  return named.success ? named.data : 'day';
}

/** How releases do in the period that the address names. */
export function HealthReport() {
  const [params, setParams] = useSearchParams();
  const period = readPeriod(params);
  const unit = params.get('unit');
  return (
    <div className={styles.report}>
      <PeriodButtons
        periods={healthPeriods}
        chosen={period}
        nameOf={(length) => length}
        onChoose={(length) =>
          setParams({ period: length, ...(unit && { unit }) }, { preventScrollReset: true })
        }
      />
      {unit && (
        <p className={styles.summary}>
          Only {unit}. <Link to={`/admin/health?period=${period}`}>Show all units</Link>
        </p>
      )}
      <Report period={period} unit={unit} />
    </div>
  );
}

interface ReportProps {
  period: HealthPeriod;
  /** The only unit to show; null for all. */
  unit: string | null;
}

function Report({ period, unit }: ReportProps) {
  const { data, error, isPlaceholderData, refetch } = useQuery(healthQuery(period));
  // If a refetch fails, the figures stay; the next one may succeed.
  if (!data) {
    return (
      <NotLoaded
        error={error}
        refetch={refetch}
        failed="We couldn't load the figures"
        loading="Loading the figures..."
        height="32rem"
      />
    );
  }
  const units = data.units.filter((health) => !unit || health.unit === unit);
  return (
    <div className={styles.report} aria-busy={isPlaceholderData}>
      {!data.isCollected && (
        <Notice tone="warning" title="Pages aren't reporting right now">
          This site runs with TELEMETRY=off. The figures below are from before.
        </Notice>
      )}
      {units.length === 0 ? (
        <NothingReported />
      ) : (
        <>
          <ReportedShare {...data} />
          {units.map((health) => (
            // While another period loads, the figures are still those of the one before.
            <UnitCard key={health.unit} health={health} period={data.period} />
          ))}
        </>
      )}
    </div>
  );
}

const NothingReported = () => (
  <EmptyState
    title="No page views were reported in this period"
    text="Open a page of the site in another tab, wait ten seconds and close it: it'll be counted here a few seconds later. Browsers report over https, or from a site on their own machine."
  />
);

function ReportedShare({ documents, pageViews }: ReleaseHealth) {
  if (documents === 0) return null;
  const part = percent(Math.min(pageViews / documents, 1));
  return (
    <p className={styles.summary}>
      <strong>{part}</strong> of {documents.toLocaleString()} documents reported back. Programs that
      run no scripts never do, nor do pages that are left within seconds. But if the share falls
      after a release of the shell, that release may not start in some browsers.
    </p>
  );
}
