import { useLocation } from '@site/shared/platform';
import { useEffect, useRef } from 'react';
import { sections } from './sections.ts';

/**
 * Scrolls to the section that the address names: when the page was opened, the sections hadn't been
 * rendered.
 */
export function useOpenedSection(): void {
  const openedWith = useRef(useLocation().hash.slice(1));
  useEffect(() => {
    const section = sections.find(({ id }) => id === openedWith.current);
    if (section) document.getElementById(section.id)?.scrollIntoView();
  }, []);
}
