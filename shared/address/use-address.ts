import { useSearchParams } from '@site/shared/platform';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSettled } from './use-settled.ts';

interface Address {
  /** Computes the search part of the address that describes the page, from the current one. */
  write: (address: URLSearchParams) => string;
  /** Applies an address that came from elsewhere, such as a link on this page to another view of it. */
  read: (address: URLSearchParams) => void;
}

/** Synchronises the address with the page, without adding history entries, once changes have settled. */
export function useAddress({ write, read }: Address) {
  const [params, setParams] = useSearchParams();
  const now = params.toString();
  const next = write(params);
  const seen = useRef(now);
  /** Addresses this page has written but that the router hasn't reported yet. */
  const own = useRef<string[]>([]);

  const apply = useEffectEvent(() => read(params));
  useEffect(() => {
    if (now === seen.current) return;
    seen.current = now;
    const index = own.current.indexOf(now);
    if (index < 0) apply();
    own.current.splice(0, index + 1);
  }, [now]);

  useSettled(next === now ? null : next, (address) => {
    own.current.push(address);
    setParams(address, { replace: true, preventScrollReset: true });
  });
}
