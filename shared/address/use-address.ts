import { useSearchParams } from '@site/shared/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

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

/**
 * A text as it is typed, and its setter. It is written to the address once the person rests, and taken from
 * there if it changes elsewhere. Spaces around it don't count: an address may come without them.
 * @param inAddress what the address says
 * @param write puts a text there
 */
export function useTyped(inAddress: string, write: (text: string) => void) {
  const [typed, setTyped] = useState(inAddress);
  const said = inAddress.trim();
  const text = typed.trim();
  /** What this page last wrote to the address, or took from it. */
  const known = useRef(said);

  useEffect(() => {
    if (said === known.current) return;
    known.current = said;
    setTyped(said);
  }, [said]);

  useSettled(text === said ? null : text, (text) => {
    known.current = text;
    write(text);
  });
  return [typed, setTyped] as const;
}

/** Browsers limit how often a page may change its address, and typing shouldn't call the API for each letter. */
const REST_MS = 250;

/**
 * Calls `settle` with what is due, unless that is null, once it has stayed the same for a moment. A press
 * may be about to leave the page: then `settle` is called at once, since later it would cut that navigation off.
 * After going back, the page has been left, and what is due belongs to no page any more.
 */
export function useSettled(due: string | null, settle: (due: string) => void) {
  const callSettle = useEffectEvent(settle);
  useEffect(() => {
    if (due === null) return;
    const finish = () => {
      stop();
      callSettle(due);
    };
    const timer = setTimeout(finish, REST_MS);
    document.addEventListener('focusout', finish);
    document.addEventListener('click', finish, true);
    addEventListener('popstate', stop);
    function stop() {
      clearTimeout(timer);
      document.removeEventListener('focusout', finish);
      document.removeEventListener('click', finish, true);
      removeEventListener('popstate', stop);
    }
    return stop;
  }, [due]);
}
