import { useLocation } from '@site/shared/platform';
import { useEffect, useRef } from 'react';

/**
 * After navigation the focus moves to the content, so that a screen reader starts reading there. The
 * document's canonical link is removed too: browsers would share the address of the first page.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector('link[rel=canonical]')?.remove();
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
