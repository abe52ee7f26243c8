import { outbox, useSession } from '@site/shared/platform';
import { useEffect } from 'react';
import { readCached } from './cache-owner.ts';
import { requestAgain } from './request-again.ts';
import { requestsOfDocument, supportsOffline } from './supports-offline.ts';

/** A learner who marks one problem often marks the next one, too. */
const SETTLED_MS = 2_000;

/**
 * A page writes a change into what it shows and fetches nothing again, so its cached copies lack the change. They are
 * requested again, through the service worker.
 */
export function useFreshCopies(): void {
  const isSignedIn = useSession().user !== null;
  useEffect(() => {
    if (!isSignedIn || !supportsOffline()) return;
    let timer: ReturnType<typeof setTimeout>;
    const unfollow = outbox.follow('*', (_, { result }) => {
      if (result !== 'sent') return;
      clearTimeout(timer);
      timer = setTimeout(() => void refreshCopies().catch(() => {}), SETTLED_MS);
    });
    return () => {
      clearTimeout(timer);
      unfollow();
    };
  }, [isSignedIn]);
}

async function refreshCopies(): Promise<void> {
  const requested = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ofPage = requested
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/v1/'))
    .map(({ pathname, search }) => pathname + search);
  for (const address of new Set([...ofPage, ...(requestsOfDocument() ?? [])])) {
    if (await readCached(address)) await requestAgain(address);
  }
}
