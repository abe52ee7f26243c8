import { useEffect, useRef, useState } from 'react';

/**
 * Does something once, some time after it was asked for, unless the page is left before.
 * @param delay milliseconds
 */
export function useLater(action: () => void, delay: number): () => void {
  const [asked, setAsked] = useState(false);
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => latest.current(), delay);
    return () => clearTimeout(timer);
  }, [asked, delay]);
  return () => setAsked(true);
}
