import { useLocation } from '@site/shared/platform';
import { useEffect, useRef } from 'react';

/** Scrolls to the topic the address names: when the page was opened, the topics were not there yet. */
export function useOpenedTopic(): void {
  const openedWith = useRef(useLocation().hash.slice(1));
  useEffect(() => {
    document.getElementById(openedWith.current)?.scrollIntoView();
  }, []);
}
