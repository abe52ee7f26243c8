import type { AdminArticleSummary, BulkAction } from '@site/shared/contracts/editorial';
import { messageOf, useQuery } from '@site/shared/platform';
import { Button, ButtonLink, Notice, Skeleton, VisuallyHidden } from '@site/shared/ui';
import { useState } from 'react';
import { useRight } from '../../rights/rights.tsx';
import { CardTable } from '../../tables/card-table.tsx';
import { type ArticleFilter, PAGE_SIZE, useArticleFilter, writeFilter } from './article-filter.ts';
import { ArticleFilters, StatusTabs } from './article-filters.tsx';
import styles from './article-list.module.css';
import { ArticleRow } from './article-row.tsx';
import { articlesQuery } from './articles.queries.ts';
import { BulkBar } from './bulk-bar.tsx';
import { NoArticles } from './no-articles.tsx';
import { useBulk } from './use-bulk.ts';

const columns = [
  'Select',
  'Title',
  'Status',
  'Category',
  'Difficulty',
  'Views',
  'Last edited',
  'Actions',
];
const none: AdminArticleSummary[] = [];

interface ArticleListProps {
  /** The categories to choose from. */
  categories: readonly { slug: string; name: string }[];
}

/** All articles with search and filters, page by page, and with actions for one or many. */
export function ArticleList({ categories }: ArticleListProps) {
  const { filter, typed, type, change } = useArticleFilter();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...articlesQuery(filter),
    // The previous page stays until the next one has loaded.
    placeholderData: (former) => former,
  });
  const articles = data?.articles ?? none;
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = articles.filter(({ id }) => chosenIds.has(id));
  const bulk = useBulk();
  const mayChange = useRight('content');

  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosenIds((former) =>
      isChosen
        ? new Set([...former, ...ids])
        : new Set([...former].filter((id) => !ids.includes(id))),
    );
  const act = (action: BulkAction, some: AdminArticleSummary[]) =>
    bulk.change({ action, articles: some }, { onSuccess: () => setChosenIds(new Set()) });

  return (
    <div className={styles.list}>
      <ArticleFilters
        filter={filter}
        typed={typed}
        categories={categories}
        onType={type}
        onChange={change}
      />
      <StatusTabs filter={filter} counts={data?.counts} />
      {error && (
        <Notice tone="danger" title="We couldn't load the articles">
          <p>{messageOf(error, "The server isn't responding.")}</p>
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </Notice>
      )}
      {mayChange && (
        <BulkBar
          status={filter.status}
          shown={articles.length}
          chosen={chosen.length}
          total={data?.total}
          report={bulk.report}
          busy={bulk.busy}
          onChooseAll={(isChosen) =>
            choose(
              articles.map(({ id }) => id),
              isChosen,
            )
          }
          onAction={(action) => act(action, chosen)}
          onUndo={bulk.undo}
          onDismiss={bulk.dismiss}
        />
      )}
      {isPending ? (
        <div role="status">
          <VisuallyHidden>Loading articles...</VisuallyHidden>
          <Skeleton height="32rem" />
        </div>
      ) : (
        <div className={styles.table} aria-busy={isPlaceholderData}>
          <CardTable label="Articles" columns={mayChange ? columns : columns.slice(1, -1)}>
            {articles.map((article) => (
              <ArticleRow
                key={article.id}
                article={article}
                chosen={chosenIds.has(article.id)}
                busy={bulk.busy}
                mayChange={mayChange}
                onChoose={(isChosen) => choose([article.id], isChosen)}
                onAction={(action) => act(action, [article])}
              />
            ))}
          </CardTable>
          {data && articles.length === 0 && <NoArticles filter={filter} />}
        </div>
      )}
      {data && <PageLinks filter={filter} total={data.total} />}
    </div>
  );
}

interface PageLinksProps {
  filter: ArticleFilter;
  /** Of all pages. */
  total: number;
}

/** Links to the previous and next page; nothing if there is only one page. */
function PageLinks({ filter, total }: PageLinksProps) {
  const { page } = filter;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (pages === 1 && page === 1) return null;
  const to = (other: number) => `?${writeFilter({ ...filter, page: other })}`;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {page > 1 && <ButtonLink to={to(Math.min(page - 1, pages))}>Previous</ButtonLink>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <ButtonLink to={to(page + 1)}>Next</ButtonLink>}
    </nav>
  );
}
