import { useEffect, useRef } from 'react';

/**
 * Runs `action` once, `delay` after the page has opened, unless it is left first.
 * @param delay milliseconds
 */
export function useTimeout(action: () => void, delay: number): void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), delay);
    return () => clearTimeout(timer);
  }, [delay]);
}
