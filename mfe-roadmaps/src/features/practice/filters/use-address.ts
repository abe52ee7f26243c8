import { useSearchParams } from '@site/shared/platform';
import { useEffect, useRef } from 'react';

/** Browsers limit how often a page may change its address; typing would exceed that. */
const REST_MS = 250;

interface Address {
  /** Computes the search part of the address that describes the page, from the current one. */
  write: (address: URLSearchParams) => string;
  /** Applies an address that came from elsewhere, such as a link on this page to another view of it. */
  read: (address: URLSearchParams) => void;
}

/** Keeps the address in sync with the page, without adding history entries, once changes have settled. */
export function useAddress({ write, read }: Address) {
  const [params, setParams] = useSearchParams();
  const now = params.toString();
  const next = write(params);
  const seen = useRef(now);
  /** Addresses this page has written but that the router hasn't reported yet. */
  const own = useRef<string[]>([]);
  const latest = useRef({ params, setParams, read });
  useEffect(() => {
    latest.current = { params, setParams, read };
  });

  useEffect(() => {
    if (now === seen.current) return;
    seen.current = now;
    const place = own.current.indexOf(now);
    if (place < 0) latest.current.read(latest.current.params);
    own.current.splice(0, place + 1);
  }, [now]);

  useEffect(() => {
    if (next === now) return;
    const settle = () => {
      stop();
      own.current.push(next);
      latest.current.setParams(next, { replace: true, preventScrollReset: true });
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
}
