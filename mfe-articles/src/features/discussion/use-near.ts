import { useLocation } from '@site/shared/platform';
import { type RefObject, useEffect, useState } from 'react';
import { linkedCommentIn } from './linked-comment.ts';

/** About a screen before it is seen, so that it is there by then. */
const AHEAD = '700px';

/** True once the element is about to be seen, and at once where the address names a comment. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  const linked = linkedCommentIn(useLocation().hash) !== null;
  useEffect(() => {
    if (near || linked || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near, linked, place]);
  return near || linked;
}
