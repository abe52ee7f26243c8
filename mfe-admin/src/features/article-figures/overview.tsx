import { request } from '@site/shared/api';
import type { AnalyticsOverview } from '@site/shared/contracts/editorial';
import { Link, messageOf, queryOptions, useQuery } from '@site/shared/platform';
import { Button, Notice, VisuallyHidden } from '@site/shared/ui';
import styles from './overview.module.css';

const overviewQuery = queryOptions({
  queryKey: ['admin-data', 'analytics-overview'],
  queryFn: ({ signal }) => request('GET /v1/admin/analytics/overview', { signal }),
  staleTime: 0,
});

/** The figures of all articles, and the most-read ones. Their space is reserved while they load. */
export function Overview() {
  const { data, error, refetch } = useQuery(overviewQuery);
  if (error && !data) {
    return (
      <Notice tone="warning" title="We couldn't load the figures">
        <p>{messageOf(error, "The server isn't responding.")}</p>
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </Notice>
    );
  }
  return (
    <section className={styles.overview} aria-label="Figures" aria-busy={!data}>
      {!data && (
        <VisuallyHidden>
          <span role="status">Loading the figures...</span>
        </VisuallyHidden>
      )}
      <dl className={styles.figures}>
        {figures.map(([name, of]) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>{data ? of(data).toLocaleString() : '–'}</dd>
          </div>
        ))}
      </dl>
      <details className={styles.mostRead}>
        <summary>Most read</summary>
        {data && <MostRead articles={data.most_read} />}
      </details>
    </section>
  );
}

const figures: [string, (overview: AnalyticsOverview) => number][] = [
  ['Published', ({ articles }) => articles.published],
  ['Scheduled', ({ articles }) => articles.scheduled],
  ['Drafts', ({ articles }) => articles.draft],
  ['Featured', ({ articles }) => articles.featured],
  ['Views', ({ views }) => views.total],
  ['Likes', ({ likes }) => likes],
  ['Comments', ({ comments }) => comments],
];

function MostRead({ articles }: { articles: AnalyticsOverview['most_read'] }) {
  if (articles.length === 0) return <p className={styles.nothing}>Nothing is published yet.</p>;
  return (
    <ol className={styles.ranking}>
      {articles.map(({ id, title, view_count }) => (
        <li key={id}>
          <Link to={`/admin/articles/${id}`}>{title}</Link>{' '}
          <span className={styles.views}>
            {view_count.toLocaleString()} {view_count === 1 ? 'view' : 'views'}
          </span>
        </li>
      ))}
    </ol>
  );
}
