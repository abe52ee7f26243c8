import { createContext, use, useEffect } from 'react';

/** Called when what is on the page reacts. */
export const LiveContext = createContext<() => void>(() => {});

/** Stands where the page becomes live last, and says when. */
export function Live() {
  const onLive = use(LiveContext);
  useEffect(onLive, [onLive]);
  return null;
}
