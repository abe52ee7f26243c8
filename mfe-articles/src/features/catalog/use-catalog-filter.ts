import { useSearchParams } from '@site/shared/platform';
import { useEffect, useRef, useState } from 'react';
import { readFilter, writeFilter } from './catalog-address.ts';
import type { CatalogFilter } from './catalog-filter.ts';

/** Browsers limit how often a page may change its address; typing would exceed that. */
const REST_MS = 250;

/**
 * The current filter. It is written to the address once changes have settled, without adding history
 * entries; an address change from elsewhere, such as a link on this page, is applied.
 */
export function useCatalogFilter(): [CatalogFilter, (filter: CatalogFilter) => void] {
  const [params, setParams] = useSearchParams();
  const [filter, setFilter] = useState(() => readFilter(params));
  const now = params.toString();
  const next = writeFilter(params, filter);
  const seen = useRef(now);
  /** Addresses this page has written but that the router hasn't reported yet. */
  const own = useRef<string[]>([]);

  useEffect(() => {
    if (now === seen.current) return;
    seen.current = now;
    const place = own.current.indexOf(now);
    if (place < 0) setFilter(readFilter(new URLSearchParams(now)));
    own.current.splice(0, place + 1);
  }, [now]);

  const write = useRef(setParams);
  useEffect(() => {
    write.current = setParams;
  });
  useEffect(() => {
    if (next === now) return;
    const settle = () => {
      stop();
      own.current.push(next);
      write.current(next, { replace: true, preventScrollReset: true });
    };
    const timer = setTimeout(settle, REST_MS);
    // Somebody who leaves the field may follow a link: writing later would cut that navigation off.
    document.addEventListener('focusout', settle);
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', settle);
    };
    return stop;
  }, [next, now]);

  return [filter, setFilter];
}
