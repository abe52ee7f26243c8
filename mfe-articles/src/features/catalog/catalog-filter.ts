import type { ArticleSummary } from '@site/shared/contracts/editorial';
import type { Difficulty, DsaProblemSummary } from '@site/shared/contracts/practice';

export type Kind = 'all' | 'problems' | 'articles';
export type Status = 'all' | 'todo' | 'completed';

/** What a reader is looking for. Unknown values match nothing. */
export interface CatalogFilter {
  search: string;
  kind: Kind;
  /** A category of problems or of articles, as `slugOf` writes it; 'all' for each. */
  category: string;
  difficulty: Difficulty | 'all';
  /** Applies to problems: an article is never completed. */
  status: Status;
  /** Applies to articles; '' for all. */
  tag: string;
}

export const noFilter: CatalogFilter = {
  search: '',
  kind: 'all',
  category: 'all',
  difficulty: 'all',
  status: 'all',
  tag: '',
};

/** A problem category as it's written in addresses. */
export const slugOf = (category: string): string =>
  category.toLowerCase().replace(/[^a-z0-9]+/g, '-');

export const isFiltering = (filter: CatalogFilter): boolean =>
  filter.search.trim() !== '' ||
  (Object.keys(noFilter) as (keyof CatalogFilter)[]).some(
    (name) => name !== 'search' && filter[name] !== noFilter[name],
  );

/** Case-insensitive match in any of the texts. */
const matches = (search: string, texts: string[]) => {
  const query = search.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(query));
};

const fits = <T>(filter: T | 'all', value: T) => filter === 'all' || filter === value;

/** The problems that match a filter; none if it filters for something only articles have. */
export function filterProblems(
  problems: DsaProblemSummary[],
  { search, kind, category, difficulty, status, tag }: CatalogFilter,
): DsaProblemSummary[] {
  if (kind === 'articles' || tag !== '') return [];
  return problems.filter(
    (problem) =>
      fits(category, slugOf(problem.category)) &&
      fits(difficulty, problem.difficulty) &&
      fits(status, problem.completed ? 'completed' : 'todo') &&
      matches(search, [problem.title, problem.category]),
  );
}

/** The articles that match a filter; none if it filters for something only problems have. */
export function filterArticles(
  articles: ArticleSummary[],
  { search, kind, category, difficulty, status, tag }: CatalogFilter,
): ArticleSummary[] {
  if (kind === 'problems' || status !== 'all') return [];
  return articles.filter(
    (article) =>
      fits(category, article.category.slug) &&
      fits(difficulty, article.difficulty) &&
      (tag === '' || article.tags.includes(tag)) &&
      matches(search, [
        article.title,
        article.description,
        article.category.name,
        article.series_title ?? '',
        ...article.tags,
      ]),
  );
}
