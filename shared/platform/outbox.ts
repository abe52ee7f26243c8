import { useEffect, useState, useSyncExternalStore } from 'react';
import { forgetFirstAnswers } from '../http/index.ts';
import type { KeptWrite, SiteOutbox } from '../outbox/index.ts';
import { useSession } from '../session/index.ts';
import { queryClient } from './query-client.ts';

let opened: Promise<SiteOutbox> | undefined;

/**
 * Where changes wait while the network is away: on the device, for the person who made them. Fetched on
 * demand, so a page on which changes can be made asks for it (or uses `useKeptWrites`) while it opens:
 * once the network is away it is too late.
 */
export const outbox = (): Promise<SiteOutbox> => {
  opened ??= import('../outbox/index.ts').then(
    ({ startOutbox }) => follow(startOutbox()),
    (error) => {
      opened = undefined;
      throw error;
    },
  );
  return opened;
};

/** So long after the last change that waited has gone out, the page asks anew for what it shows. */
const CATCH_UP_MS = 1_000;

/**
 * What was answered before a change went out counts as outdated. Who shows it writes the change into it,
 * so it is not fetched anew at once: a tab that opens meanwhile may have missed one of several, and an
 * answer on its way may be older than the next. When all have gone out, the shown is asked for again.
 */
function follow(box: SiteOutbox): SiteOutbox {
  let caughtUp: ReturnType<typeof setTimeout> | undefined;
  const outdate = (refetchType: 'none' | 'active') => {
    forgetFirstAnswers();
    void queryClient.invalidateQueries({ refetchType });
  };
  box.onSettled(({ state }) => {
    if (state !== 'waiting') return;
    outdate('none');
    clearTimeout(caughtUp);
    caughtUp = setTimeout(() => outdate('active'), CATCH_UP_MS);
  });
  if (box.startedBehind) outdate('active');
  return box;
}

const none: readonly KeptWrite[] = [];
const never = () => () => {};

/** The signed-in person's changes that are not confirmed yet, in the order in which they were made. */
export function useKeptWrites(): readonly KeptWrite[] {
  const person = useSession().user?.id;
  const [box, setBox] = useState<SiteOutbox | null>(null);
  useEffect(() => {
    if (person) outbox().then(setBox, () => {});
  }, [person]);
  const read = () => (person && box?.writesOf(person)) || none;
  return useSyncExternalStore(box?.subscribe ?? never, read);
}
