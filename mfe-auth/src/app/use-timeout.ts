import { useEffect, useRef, useState } from 'react';

/**
 * Returns a function that schedules `action`, to run once unless the page is left first.
 * @param delay milliseconds
 */
export function useDelayedCallback(action: () => void, delay: number): () => void {
  const [asked, setAsked] = useState(false);
  useTimeout(action, delay, asked);
  return () => setAsked(true);
}

/**
 * Runs `action` once, `delay` after `due` has become true, unless the page is left first.
 * @param delay milliseconds
 */
export function useTimeout(action: () => void, delay: number, due = true): void {
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
