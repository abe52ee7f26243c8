import { useLocation } from '@site/shared/platform';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * After navigation the focus moves to the content, so that a screen reader starts reading there; after going back to the
 * link that led away. The document's canonical link is removed too: browsers would share the address of the first page.
 */
export function RouteFocus() {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  /** The links that were followed, by the key of the history entry they're on. */
  const followed = useRef(new Map<string, string>());

  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('#main a[href]');
      if (link) followed.current.set(key, link.getAttribute('href') ?? '');
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, [key]);

  const moveFocus = useEffectEvent(() => {
    const main = document.getElementById('main');
    main?.focus({ preventScroll: true });
    const href = type === 'POP' ? followed.current.get(key) : undefined;
    return main && href ? focusOnceThere(main, href) : undefined;
  });
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector('link[rel=canonical]')?.remove();
    return moveFocus();
  }, [pathname]);
  return null;
}

/** A link that hasn't appeared by then won't. */
const GIVE_UP_MS = 10_000;
const ownDoing = ['pointerdown', 'keydown'] as const;

/**
 * Gives the focus to a link in `area` as soon as it's there, unless the person does something first.
 * @returns what ends that
 */
function focusOnceThere(area: HTMLElement, href: string): () => void {
  const observer = new MutationObserver(() => seek());
  const timer = setTimeout(() => end(), GIVE_UP_MS);
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const event of ownDoing) removeEventListener(event, end, true);
  };
  const seek = () => {
    const links = [...area.querySelectorAll<HTMLElement>('a[href]')];
    const link = links.find((one) => one.getAttribute('href') === href);
    if (!link) return;
    end();
    link.focus({ preventScroll: true });
  };
  for (const event of ownDoing) addEventListener(event, end, true);
  observer.observe(area, { childList: true, subtree: true });
  seek();
  return end;
}
