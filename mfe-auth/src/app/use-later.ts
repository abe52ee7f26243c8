import { useEffect, useRef, useState } from 'react';

/**
 * Does something once, some time after it was asked for, unless the page is left before.
 * @param delay milliseconds
 */
export function useLater(action: () => void, delay: number): () => void {
  const [asked, setAsked] = useState(false);
  useDelayed(action, delay, asked);
  return () => setAsked(true);
}

/**
 * Does something once, some time after `due` became true, unless the page is left before.
 * @param delay milliseconds
 */
export function useDelayed(action: () => void, delay: number, due = true): void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => latest.current(), delay);
    return () => clearTimeout(timer);
  }, [due, delay]);
}
