import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a heading if what had it is gone after a change: a problem that is marked moves to another list,
 * and its box there is another one.
 */
export function useFocusFallback(heading: RefObject<HTMLElement | null>, change: unknown): void {
  const known = useRef(change);
  useEffect(() => {
    if (known.current === change) return;
    known.current = change;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [heading, change]);
}
