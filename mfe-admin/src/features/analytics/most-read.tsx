import type { Analytics } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import { Card, EmptyState, ProgressBar, Table } from '@site/shared/ui';
import styles from './analytics.module.css';

/** The most-read articles of the period as bars and figures. */
export function MostRead({ articles }: { articles: Analytics['mostRead'] }) {
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
