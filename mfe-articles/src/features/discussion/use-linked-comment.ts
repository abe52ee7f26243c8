import { useLocation } from '@site/shared/platform';
import { useEffect, useRef } from 'react';
import { linkedCommentIn, placeOf } from './linked-comment.ts';

/** The comment that the address names, or null. */
export const useLinkedComment = (): string | null => linkedCommentIn(useLocation().hash);

/**
 * Brings the comment that the address names to where people read, once it is there; again for each time
 * that a link to it is followed. It may come after the others, so that each drawing is looked at.
 */
export function useScrollToLinked(linked: string | null, isThere: boolean): void {
  const visit = useLocation().key;
  const done = useRef<string | null>(null);
  useEffect(() => {
    if (!linked || !isThere || done.current === visit) return;
    const element = document.getElementById(placeOf(linked));
    if (!element) return;
    done.current = visit;
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
  });
}
