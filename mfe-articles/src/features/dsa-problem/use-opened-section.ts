import { useLocation } from '@site/shared/platform';
import { useHydrated } from '@site/shared/ui';
import { useEffect, useRef } from 'react';
import { sections } from './sections.ts';

/**
 * Scrolls to the section that the address names: when the page opened, the sections weren't rendered yet.
 * On a server-rendered page, the browser has already done so, and the reader may have scrolled since.
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
