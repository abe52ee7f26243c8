import { useSearchParams } from '@site/shared/platform';
import { useEffect, useRef, useState } from 'react';
import { readFilter, writeFilter } from './catalog-address.ts';
import type { CatalogFilter } from './catalog-filter.ts';

/** Browsers count how often a page changes its address, and refuse at a typist's speed. */
const REST_MS = 250;

/**
 * What the reader looks for. The address says it too, without steps in the history, once changes come
 * to rest; an address that comes from elsewhere, such as a link on this page, is taken over.
 */
export function useCatalogFilter(): [CatalogFilter, (filter: CatalogFilter) => void] {
  const [params, setParams] = useSearchParams();
  const [filter, setFilter] = useState(() => readFilter(params));
  const now = params.toString();
  const next = writeFilter(params, filter);
  const seen = useRef(now);
  /** What this page wrote and has not seen come true yet. */
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
    const timer = setTimeout(() => {
      own.current.push(next);
      write.current(next, { replace: true, preventScrollReset: true });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [next, now]);

  return [filter, setFilter];
}
