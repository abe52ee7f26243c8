import { createContext, use, useEffect } from 'react';

/** Called when the page is interactive. */
export const LiveContext = createContext<() => void>(() => {});

/** Rendered where the page is hydrated last, and reports when. */
export function Live() {
  const onLive = use(LiveContext);
  useEffect(onLive, [onLive]);
  return null;
}
