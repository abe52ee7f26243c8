import { useQuery, useSearchParams } from '@site/shared/platform';
import { NotLoaded } from '../../loading/not-loaded.tsx';
import styles from './analytics.module.css';
import { analyticsOf } from './analytics.queries.ts';
import { DayTable } from './day-table.tsx';
import { MostRead } from './most-read.tsx';
import { readPeriod } from './period.ts';
import { PeriodPicker } from './period-picker.tsx';
import { TopicReachCard } from './topic-reach.tsx';
import { Totals } from './totals.tsx';

/** What happened in the period that the address names. */
export function AnalyticsReport() {
  const [params, setParams] = useSearchParams();
  const period = readPeriod(params);
  return (
    <div className={styles.report}>
      <PeriodPicker
        period={period}
        onChange={(chosen) => setParams({ ...chosen }, { preventScrollReset: true })}
      />
      <Report period={period} />
    </div>
  );
}

function Report({ period }: { period: ReturnType<typeof readPeriod> }) {
  const { data, error, isPlaceholderData, refetch } = useQuery(analyticsOf(period));
  if (error || !data) {
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
  return (
    <div className={styles.report} aria-busy={isPlaceholderData}>
      <Totals {...data} />
      <DayTable days={data.days} />
      <MostRead articles={data.mostRead} />
      <TopicReachCard roadmaps={data.roadmaps} />
    </div>
  );
}
