import { useLocation } from '@site/shared/platform';
import { useEffect, useRef } from 'react';
import { elementId, linkedCommentIn } from './linked-comment.ts';

/** The comment that the address names, or null. */
export const useLinkedComment = (): string | null => linkedCommentIn(useLocation().hash);

/**
 * Scrolls to the comment that the address names and focuses it, once it's rendered, and again each time a
 * link to it is followed. It may load after the others, so every render is checked.
 */
export function useScrollToLinked(linked: string | null, isThere: boolean): void {
  const visit = useLocation().key;
  const done = useRef<string | null>(null);
  useEffect(() => {
    if (!linked || !isThere || done.current === visit) return;
    const element = document.getElementById(elementId(linked));
    if (!element) return;
    done.current = visit;
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
  });
}
