import { takeScroll, useLocation } from '@site/shared/platform';
import { useEffect } from 'react';

/** If the page still isn't that long afterwards, its content has changed. */
const GIVE_UP_MS = 10_000;
const ownDoing = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Restores the scroll position of a page that a person left to log in, as soon as it's long enough again, unless they
 * have already begun to use it.
 */
export function useReturnScroll(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const top = takeScroll(pathname);
    if (top === 0) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (root.scrollHeight - root.clientHeight < top) return;
      window.scrollTo({ top, behavior: 'instant' });
      end();
    });
    const timer = setTimeout(() => end(), GIVE_UP_MS);
    const end = () => {
      clearTimeout(timer);
      observer.disconnect();
      for (const event of ownDoing) window.removeEventListener(event, end, true);
    };
    for (const event of ownDoing) window.addEventListener(event, end, true);
    observer.observe(document.body);
    return end;
  }, [pathname]);
}
