import { useSearchParams } from '@site/shared/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ArticleFilter, readFilter, writeFilter } from './article-filter.ts';

/** Typing shouldn't ask the API for each letter. */
const REST_MS = 250;

/**
 * The filter is in the address, so that going back from an article leads to the same list; a choice makes a
 * history entry, typing doesn't. `typed` is the search as it is written: it joins the filter once the
 * person rests. Any change but that of the page leads to the first page.
 */
export function useArticleFilter() {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const [typed, setTyped] = useState(filter.search);
  /** The search that this page last wrote to the address, or took from it. */
  const known = useRef(filter.search);

  const change = (part: Partial<ArticleFilter>, { replace = false } = {}) =>
    setParams(writeFilter({ ...filter, page: 1, ...part }), { replace, preventScrollReset: true });

  useEffect(() => {
    if (filter.search === known.current) return;
    known.current = filter.search;
    setTyped(filter.search);
  }, [filter.search]);

  const searchFor = useEffectEvent((search: string) => {
    known.current = search;
    change({ search }, { replace: true });
  });
  useEffect(() => {
    if (typed === known.current) return;
    const settle = () => {
      stop();
      searchFor(typed);
    };
    const timer = setTimeout(settle, REST_MS);
    // Somebody who leaves the field may follow a link: writing later would cut that navigation off.
    document.addEventListener('focusout', settle);
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', settle);
    };
    return stop;
  }, [typed]);

  return { filter, typed, type: setTyped, change };
}
