import { useTyped } from '@site/shared/address';
import { useSearchParams } from '@site/shared/platform';
import { type ArticleFilter, readFilter, writeFilter } from './article-filter.ts';

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
