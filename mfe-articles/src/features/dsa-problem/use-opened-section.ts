import { useLocation } from '@site/shared/platform';
import { useHydrated } from '@site/shared/ui';
import { useEffect, useRef } from 'react';
import { sections } from './sections.ts';

/**
 * Scrolls to the section that the address names: when the page was opened, the sections hadn't been
 * rendered. On a page that came with them, the browser has done so, and the reader may have gone on since.
 */
export function useOpenedSection(): void {
  const openedWith = useRef(useLocation().hash.slice(1));
  const here = useRef(useHydrated());
  useEffect(() => {
    if (!here.current) return;
    const section = sections.find(({ id }) => id === openedWith.current);
    if (section) document.getElementById(section.id)?.scrollIntoView();
  }, []);
}
