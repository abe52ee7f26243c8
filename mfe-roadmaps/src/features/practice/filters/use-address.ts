import { useSearchParams } from '@site/shared/platform';
import { useEffect, useRef } from 'react';

/** Browsers count how often a page changes its address, and refuse at a typist's speed. */
const REST_MS = 250;

interface Address {
  /** The search that describes what is shown, made of the one that is there. */
  write: (address: URLSearchParams) => string;
  /** Takes over an address that came from elsewhere, such as a link on this page to another view of it. */
  read: (address: URLSearchParams) => void;
}

/** Keeps the address in step with the page, without a step in the history, once changes come to rest. */
export function useAddress({ write, read }: Address) {
  const [params, setParams] = useSearchParams();
  const now = params.toString();
  const next = write(params);
  const seen = useRef(now);
  /** What this page wrote and has not seen come true yet. */
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
    const timer = setTimeout(() => {
      own.current.push(next);
      latest.current.setParams(next, { replace: true, preventScrollReset: true });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [next, now]);
}
