import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a heading if the focused element is gone after a change: a marked problem moves to another
 * list, with another checkbox.
 */
export function useFocusFallback(heading: RefObject<HTMLElement | null>, change: unknown): void {
  const known = useRef(change);
  useEffect(() => {
    if (known.current === change) return;
    known.current = change;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [heading, change]);
}
