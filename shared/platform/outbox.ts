import type { QueryFilters } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSession } from '../session/index.ts';
import type { Mutation, OutboxEntry, OutcomeHandler } from '../sync/index.ts';
import { openDispatcher as open } from './dispatcher.ts';
import type { SiteDispatcher } from './site-dispatcher.ts';

/**
 * Where changes wait while the network is away: on the device, for the person who made them. Fetched on
 * demand, so a page on which changes can be made follows them (or uses `useOutboxEntries`) while it
 * opens: once the network is away it is too late.
 */
export const outbox = {
  /**
   * Sends a mutation, or lets it wait for the network and says so in a notice. Rejects with the error
   * of the call if the API refuses it: then nothing is stored.
   */
  enqueue: async (mutation: Mutation) => (await open()).enqueue(mutation),
  /**
   * From now on the handler is called with the outcome of each entry of this kind (of all kinds with '*'),
   * whichever tab sent it and whichever page is shown: to write it into what this page knows. Following
   * with the same handler again changes nothing. Returns a function that ends it.
   */
  follow: <Meta>(kind: string, handler: OutcomeHandler<Meta>) => {
    const following = open().then(
      (box) => box.follow(kind, handler),
      () => () => {},
    );
    return () => void following.then((end) => end());
  },
  /**
   * Writes what the API has confirmed into the query data of this page. A call on its way may be older than
   * that, but bring what another device has changed: it is cancelled and refetched.
   * @param update leaves the data alone if it returns undefined
   */
  confirm: async <Data>(filter: QueryFilters, update: (known: Data) => Data | undefined) =>
    (await open()).confirm(filter, update),
  /** Tries to send what waits. */
  flush: async () => (await open()).flush(),
  /** The person's entries of a kind. */
  entriesOf: async <Meta>(person: string, kind: string) =>
    ofKind<Meta>((await open()).entriesOf(person), kind),
  /** Forgets an entry that waits or was refused. */
  discard: async (id: string) => (await open()).discard(id),
};
Object.freeze(outbox);

const ofKind = <Meta>(entries: readonly OutboxEntry[], kind: string | undefined) =>
  entries.filter((entry) => !kind || entry.kind === kind) as OutboxEntry<Meta>[];

const none: readonly OutboxEntry[] = [];
const never = () => () => {};

/** The signed-in person's entries (of one kind) that are not confirmed yet, in the order in which they were made. */
export function useOutboxEntries<Meta = unknown>(kind?: string): readonly OutboxEntry<Meta>[] {
  const person = useSession().user?.id;
  const [box, setBox] = useState<SiteDispatcher | null>(null);
  useEffect(() => {
    if (person) open().then(setBox, () => {});
  }, [person]);
  const read = () => (person && box?.entriesOf(person)) || none;
  const entries = useSyncExternalStore(box?.subscribe ?? never, read, () => none);
  return useMemo(() => ofKind<Meta>(entries, kind), [entries, kind]);
}
