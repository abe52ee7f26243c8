import { useLocation } from '@site/shared/platform';
import { useEffect, useRef } from 'react';

const pattern = /^#comment-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The comment that the address names by its fragment, or null. */
const linkedCommentIn = (hash: string): string | null => pattern.exec(hash)?.[1] ?? null;

/** The id of a comment's element, which is also its fragment in the address. */
export const elementId = (id: string): string => `comment-${id}`;

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
