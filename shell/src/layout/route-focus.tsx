import { useLocation } from '@site/shared/platform';
import { useEffect, useRef } from 'react';

/**
 * After a change of page the focus starts at its content, so that a screen reader begins to read there,
 * and the address that the document gave its first page goes: browsers share it instead of the page's own.
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
