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

const firstOnTheirWay = {
  fetchStatus: 'fetching',
  predicate: ({ state }: { state: { data: unknown } }) => state.data === undefined,
} as const;

/**
 * What was answered before a change went out counts as outdated. Who shows it writes the change into it,
 * so it is not fetched anew at once, except where the page came too late to hear of it.
 */
function follow(box: SiteOutbox): SiteOutbox {
  const outdate = (refetchType: 'none' | 'active') => {
    forgetFirstAnswers();
    void queryClient.invalidateQueries({ refetchType });
  };
  box.onSettled(({ state }) => {
    if (state === 'waiting') outdate('none');
  });
  if (box.startedBehind) {
    // What is on its way is outdated, too, but only once it is there: until then it has no answer.
    for (const { promise, queryKey } of queryClient.getQueryCache().findAll(firstOnTheirWay)) {
      const ask = () => void queryClient.invalidateQueries({ queryKey, exact: true });
      promise?.then(ask, ask);
    }
    outdate('active');
  }
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
