import { outbox, useSession } from '@site/shared/platform';
import { useEffect } from 'react';
import { readKept } from './kept-for.ts';
import { answersOfDocument, mayKeep } from './may-keep.ts';

/** Somebody who marks one problem often marks the next one, too. */
const SETTLED_MS = 2_000;

/**
 * A page writes a change into what it shows and asks for nothing again, so the copies that it came from lack the change.
 * They are asked for again, by way of the service worker.
 */
export function useFreshCopies(): void {
  const isSignedIn = useSession().user !== null;
  useEffect(() => {
    if (!isSignedIn || !mayKeep()) return;
    let timer: ReturnType<typeof setTimeout>;
    const unfollow = outbox.follow('*', (_, { result }) => {
      if (result !== 'sent') return;
      clearTimeout(timer);
      timer = setTimeout(() => void askAgain().catch(() => {}), SETTLED_MS);
    });
    return () => {
      clearTimeout(timer);
      unfollow();
    };
  }, [isSignedIn]);
}

async function askAgain(): Promise<void> {
  const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ofPage = asked
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/v1/'))
    .map(({ pathname, search }) => pathname + search);
  for (const address of new Set([...ofPage, ...(answersOfDocument() ?? [])])) {
    if (await readKept(address)) await fetch(address, { cache: 'no-cache' });
  }
}
