import type { AdminArticleList, ArticleStatusFilter } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import { type ArticleFilter, writeFilter } from './article-filter.ts';
import styles from './article-list.module.css';

const labels: Record<ArticleStatusFilter, string> = {
  all: 'All',
  published: 'Published',
  draft: 'Drafts',
  scheduled: 'Scheduled',
  trash: 'Trash',
};

interface StatusTabsProps {
  filter: ArticleFilter;
  /** How many articles each has; undefined while they load. */
  counts: AdminArticleList['counts'] | undefined;
}

/** Links to the list of each status, with the other filters unchanged. */
export const StatusTabs = ({ filter, counts }: StatusTabsProps) => (
  <nav aria-label="Status">
    <ul className={styles.tabs}>
      {articleStatuses.map((status) => (
        <li key={status}>
          <Link
            to={`?${writeFilter({ ...filter, status, page: 1 })}`}
            className={styles.tab}
            aria-current={status === filter.status ? 'page' : undefined}
            preventScrollReset
          >
            {labels[status]} <span className={styles.count}>{counts?.[status]}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const articleStatuses = Object.keys(labels) as ArticleStatusFilter[];
