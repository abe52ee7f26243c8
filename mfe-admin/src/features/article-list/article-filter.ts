import { useTyped } from '@site/shared/address';
import { limits } from '@site/shared/contracts/composition';
import {
  type AdminArticlesQuery,
  type ArticleStatusFilter,
  articleStatusFilter,
} from '@site/shared/contracts/editorial';
import { type Difficulty, difficulty } from '@site/shared/contracts/practice';
import { useSearchParams } from '@site/shared/platform';

/** How many articles a page of the list shows. */
export const PAGE_SIZE = 50;
/** The last page that the API accepts. */
const LAST_PAGE = 1_000;

/** What the list shows; '' for no filter. */
export interface ArticleFilter {
  status: ArticleStatusFilter;
  search: string;
  /** Slug of a category. */
  category: string;
  difficulty: Difficulty | '';
  /** Only featured ones. */
  featured: boolean;
  /** From 1. */
  page: number;
}

/** The filter in an address; invalid values are left out. */
function readFilter(params: URLSearchParams): ArticleFilter {
  const page = Number(params.get('page'));
  return {
    status: articleStatusFilter.safeParse(params.get('status')).data ?? 'all',
    search: (params.get('search') ?? '').slice(0, limits.search),
    category: (params.get('category') ?? '').slice(0, limits.slug),
    difficulty: difficulty.safeParse(params.get('difficulty')).data ?? '',
    featured: params.get('featured') === 'true',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The filter as parameters of the page's address, without defaults. */
export function writeFilter({ status, page, ...rest }: ArticleFilter): URLSearchParams {
  const written = new URLSearchParams(queryOf(rest));
  if (status !== 'all') written.set('status', status);
  if (page > 1) written.set('page', String(page));
  return written;
}

/** The filter as a query of the API. */
export const articlesRequest = ({ status, page, ...rest }: ArticleFilter): AdminArticlesQuery => ({
  status,
  page,
  page_size: PAGE_SIZE,
  ...queryOf(rest),
});

type Limits = Omit<ArticleFilter, 'status' | 'page'>;

const queryOf = ({ search, category, difficulty, featured }: Limits) => ({
  ...(search.trim() && { search: search.trim() }),
  ...(category && { category }),
  ...(difficulty && { difficulty }),
  ...(featured && { featured: 'true' as const }),
});

/** Whether anything besides the status narrows the list. */
export const isFiltered = (filter: ArticleFilter): boolean =>
  Object.keys(queryOf(filter)).length > 0;

/**
 * The filter is in the address, so that going back from an article leads to the same list; a choice adds a
 * history entry, typing doesn't. `typed` is the search as it's typed: it joins the filter after a pause.
 * Any change except of the page leads to the first page.
 */
export function useArticleFilter() {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);

  const change = (part: Partial<ArticleFilter>, { replace = false } = {}) =>
    setParams(writeFilter({ ...filter, page: 1, ...part }), { replace, preventScrollReset: true });

  const [typed, type] = useTyped(filter.search, (search) => change({ search }, { replace: true }));
  return { filter, typed, type, change };
}
