import { useEffect, useState } from 'react';

/** True once the page has painted and the browser is at rest: what waits for it never delays the first content. */
export function useAfterFirstContent(): boolean {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    const start = () => setReached(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(start, 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(start, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return reached;
}
