import { useEffect, useState, useSyncExternalStore } from 'react';
import type { KeptWrite, SiteOutbox } from '../outbox/index.ts';
import { usePersonKey } from '../session/index.ts';

let opened: Promise<SiteOutbox> | undefined;

/**
 * Where changes wait while the network is away: on the device, for the person who made them. Fetched on
 * demand, so a page on which changes can be made asks for it (or uses `useKeptWrites`) while it opens:
 * once the network is away it is too late.
 */
export const outbox = (): Promise<SiteOutbox> => {
  opened ??= import('../outbox/index.ts').then(
    ({ startOutbox }) => startOutbox(),
    (error) => {
      opened = undefined;
      throw error;
    },
  );
  return opened;
};

const none: readonly KeptWrite[] = [];
const never = () => () => {};

/** The signed-in person's changes that are not confirmed yet, in the order in which they were made. */
export function useKeptWrites(): readonly KeptWrite[] {
  const person = usePersonKey();
  const [box, setBox] = useState<SiteOutbox | null>(null);
  useEffect(() => void outbox().then(setBox, () => {}), []);
  return useSyncExternalStore(box?.subscribe ?? never, () => box?.writesOf(person) ?? none);
}
