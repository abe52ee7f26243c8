import { request } from '@site/shared/api';
import type { Analytics, AnalyticsDay, AnalyticsQuery } from '@site/shared/contracts/editorial';
import { Link, queryOptions, useQuery, useSearchParams } from '@site/shared/platform';
import { Card, EmptyState, ProgressBar, Table } from '@site/shared/ui';
import { NotLoaded } from '../../loading/not-loaded.tsx';
import styles from './analytics.module.css';
import { dayName, measures } from './measures.ts';
import { PeriodPicker, readPeriod } from './period-picker.tsx';
import { TopicReachCard } from './topic-reach.tsx';
import { Totals } from './totals.tsx';

const analyticsOf = (period: AnalyticsQuery) =>
  queryOptions({
    queryKey: ['admin-data', 'analytics', period],
    queryFn: ({ signal }) => request('GET /v1/admin/analytics', { query: period, signal }),
    // The old figures stay until the new period's have loaded, so nothing jumps.
    placeholderData: (shown) => shown,
  });

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

/** The figures behind the charts, the newest day first. */
const DayTable = ({ days }: { days: readonly AnalyticsDay[] }) => (
  <details className={styles.details}>
    <summary>Figures for each day</summary>
    <Table label="Figures for each day" columns={['Day', ...measures.map(({ name }) => name)]}>
      {days.toReversed().map((day) => (
        <tr key={day.day}>
          <th scope="row" className={styles.day}>
            {dayName(day.day)}
          </th>
          {measures.map(({ measure }) => (
            <td key={measure} className={styles.count}>
              {day[measure].toLocaleString()}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  </details>
);

/** The most-read articles of the period as bars and figures. */
function MostRead({ articles }: { articles: Analytics['mostRead'] }) {
  const most = articles[0]?.views ?? 0;
  return (
    <Card as="section" aria-labelledby="most-read" className={styles.section}>
      <h2 id="most-read">Most-read articles</h2>
      {articles.length === 0 ? (
        <EmptyState
          title="Nobody read an article in this period"
          text="Choose a longer period. Readers have been counted by day since this page was added to the site."
        />
      ) : (
        <Table label="Most-read articles" columns={['Article', 'Readers', '']}>
          {articles.map(({ id, title, slug, views }) => (
            <tr key={id}>
              <th scope="row" className={styles.subject}>
                <Link to={`/article/${slug}`}>{title}</Link>
              </th>
              <td className={styles.count}>{views.toLocaleString()}</td>
              <td className={styles.bar}>
                <ProgressBar
                  label={`${title} compared with the most-read`}
                  value={views}
                  max={most}
                />
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Card>
  );
}
