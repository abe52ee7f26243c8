import { type RouteHandle, VISITOR_KEY } from '@site/shared/contracts/composition';
import { useLocation, usePersonKey } from '@site/shared/platform';
import { useEffect, useRef } from 'react';
import { useMatches } from 'react-router-dom';
import { setCacheOwner } from './cache-owner.ts';
import { cachePage } from './cache-page.ts';
import { supportsOffline } from './supports-offline.ts';
import { noteVisit } from './visited-pages.ts';

/** How long a page has the same title until it counts as the title of what is shown. */
const SETTLED_MS = 1_500;

/** A failure costs no more than a copy. */
const quietly = (work: Promise<unknown>) => void work.catch(() => {});

/** Has the service worker cache this page for the person who is here, and adds it to the pages they have visited. */
export function useCachedCopies(): void {
  const person = usePersonKey();
  const { pathname, search } = useLocation();
  const isListed = !useMatches().some(({ handle }) => needsNetwork(handle));
  const opener = useRef(person);
  useEffect(() => {
    // A visitor's responses are for everyone; a person's are refused to anyone else, such as after logging out.
    const withResponses = [VISITOR_KEY, person].includes(opener.current);
    if (supportsOffline()) quietly(setCacheOwner(person).then(() => cachePage({ withResponses })));
  }, [person]);
  useEffect(() => {
    if (!isListed || !supportsOffline()) return;
    const path = pathname + search;
    return onceTitled((title) => quietly(noteVisit(person, { path, title })));
  }, [person, pathname, search, isListed]);
}

/** Pages that servers don't render are forms, which are of no use without a network either. */
function needsNetwork(handle: unknown): boolean {
  const { rendered, offline } = (handle ?? {}) as RouteHandle;
  return rendered === false || offline === false;
}

/** Calls back each time the page has settled under another title, unless it shows a failure. */
function onceTitled(callback: (title: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const isShown = navigator.onLine && !document.querySelector('main [role="alert"]');
      if (isShown) callback(document.title);
    }, SETTLED_MS);
  };
  const titles = new MutationObserver(wait);
  titles.observe(document.head, { childList: true, subtree: true, characterData: true });
  wait();
  return () => {
    titles.disconnect();
    clearTimeout(timer);
  };
}
