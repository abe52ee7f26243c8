import { useSearchParams } from '@site/shared/platform';
import { useEffect, useRef, useState } from 'react';
import { readFilter, type SavedFilter, writeFilter } from './saved-filter.ts';

/** Typing shouldn't ask the API for each letter. */
const REST_MS = 250;

/**
 * The filter stands in the address, so that the way back from a problem leads to the same list. `typed` is
 * the search as it is written: it joins the filter once the person rests.
 */
export function useSavedFilter() {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const [typed, setTyped] = useState(filter.q);
  /** The search that this page last wrote to the address, or took from it. */
  const known = useRef(filter.q);

  const write = (part: Partial<SavedFilter>) =>
    setParams(writeFilter(params, { ...filter, ...part }), {
      replace: true,
      preventScrollReset: true,
    });
  const latestWrite = useRef(write);
  useEffect(() => {
    latestWrite.current = write;
  });

  useEffect(() => {
    if (filter.q === known.current) return;
    known.current = filter.q;
    setTyped(filter.q);
  }, [filter.q]);

  useEffect(() => {
    if (typed === known.current) return;
    const settle = () => {
      stop();
      known.current = typed;
      latestWrite.current({ q: typed });
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

  return { filter, typed, type: setTyped, change: write };
}
