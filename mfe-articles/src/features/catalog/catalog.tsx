import { counted } from '@site/shared/contracts/composition';
import type { ArticleSummary } from '@site/shared/contracts/editorial';
import type { DsaProblemSummary } from '@site/shared/contracts/practice';
import { Link } from '@site/shared/platform';
import { Button, EmptyState, SearchIcon, XIcon } from '@site/shared/ui';
import { useDeferredValue, useMemo } from 'react';
import { ArticleCard } from './article-card.tsx';
import styles from './catalog.module.css';
import { useCatalogFilter } from './catalog-address.ts';
import {
  type CatalogFilter,
  filterArticles,
  filterProblems,
  isFiltering,
  noFilter,
  slugOf,
} from './catalog-filter.ts';
import { CatalogFilters, type CategoryOption } from './catalog-filters.tsx';
import { ProblemGroups } from './problem-groups.tsx';

interface CatalogProps {
  problems: DsaProblemSummary[];
  articles: ArticleSummary[];
}

/** All DSA problems and all articles, with search and filters that are reflected in the address. */
export function Catalog({ problems, articles }: CatalogProps) {
  const [filter, setFilter] = useCatalogFilter();
  const applied = useDeferredValue(filter);
  const shownProblems = useMemo(() => filterProblems(problems, applied), [problems, applied]);
  const shownArticles = useMemo(() => filterArticles(articles, applied), [articles, applied]);
  return (
    <>
      <CatalogFilters
        filter={filter}
        onChange={setFilter}
        problemCategories={useMemo(() => categoriesOfProblems(problems), [problems])}
        articleCategories={useMemo(() => categoriesOfArticles(articles), [articles])}
      />
      <ResultsBar
        filter={filter}
        onChange={setFilter}
        problems={shownProblems.length}
        articles={shownArticles.length}
      />
      {shownProblems.length > 0 && (
        <section className={styles.part} aria-labelledby="problems">
          <h2 id="problems">DSA problems</h2>
          <ProblemGroups problems={shownProblems} />
        </section>
      )}
      {shownArticles.length > 0 && (
        <section className={styles.part} aria-labelledby="articles">
          <h2 id="articles">Articles</h2>
          <ul className={styles.articles}>
            {shownArticles.map((article) => (
              <ArticleCard key={article.id} article={article} />
            ))}
          </ul>
          <p className={styles.more}>
            For longer reads, see our <Link to="/blogs">blogs</Link>.
          </p>
        </section>
      )}
      {shownProblems.length + shownArticles.length === 0 && (
        <NothingFound filter={applied} onClear={() => setFilter(noFilter)} />
      )}
    </>
  );
}

const NothingFound = ({ filter, onClear }: { filter: CatalogFilter; onClear: () => void }) => (
  <EmptyState
    icon={<SearchIcon />}
    title="Nothing found"
    text={adviceFor(filter)}
    action={<Button onClick={onClear}>Show everything</Button>}
  />
);

function adviceFor({ status, tag }: CatalogFilter): string {
  if (status === 'completed')
    return "No completed problems match. Mark a problem complete on its page or on the practice sheet, and it'll show up here.";
  if (tag !== '') return `No articles tagged “${tag}” match.`;
  return 'Try fewer words, or another category or difficulty.';
}

const categoriesOfProblems = (problems: DsaProblemSummary[]): CategoryOption[] =>
  [...new Set(problems.map(({ category }) => category))].map((name) => ({
    slug: slugOf(name),
    name,
  }));

const categoriesOfArticles = (articles: ArticleSummary[]): CategoryOption[] => {
  const bySlug = new Map(articles.map(({ category }) => [category.slug, category]));
  return [...bySlug.values()]
    .toSorted((a, b) => a.sort_order - b.sort_order)
    .map(({ slug, name }) => ({ slug, name }));
};

interface ResultsBarProps {
  filter: CatalogFilter;
  onChange: (filter: CatalogFilter) => void;
  problems: number;
  articles: number;
}

/**
 * The number of results (if there are none, the list says so), the selected tag, and a button that clears
 * everything.
 */
function ResultsBar({ filter, onChange, problems, articles }: ResultsBarProps) {
  const found = [
    ...(problems > 0 ? [counted(problems, 'problem')] : []),
    ...(articles > 0 ? [counted(articles, 'article')] : []),
  ];
  return (
    <div className={styles.bar}>
      <p className={styles.found} role="status">
        {found.join(' and ')}
      </p>
      {filter.tag !== '' && (
        <Button
          size="sm"
          className={styles.tagFilter}
          icon={<XIcon aria-hidden="true" />}
          aria-label={`Tag ${filter.tag}: show all tags`}
          onClick={() => onChange({ ...filter, tag: '' })}
        >
          {filter.tag}
        </Button>
      )}
      {found.length > 0 && isFiltering(filter) && (
        <Button variant="ghost" size="sm" onClick={() => onChange(noFilter)}>
          Clear all
        </Button>
      )}
    </div>
  );
}
