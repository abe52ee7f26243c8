import type { SqlTask } from '@site/shared/contracts';
import { type Draft, draftCopy, type Owner, saveWithAccount } from '@site/shared/device';
import { toast } from '@site/shared/platform';
import { useEffect, useEffectEvent } from 'react';

interface Incoming {
  /** Replaces this device's query with another device's later one. */
  take(later: Draft): void;
  /** Only offers it, since the person has typed here meanwhile. */
  offer(later: Draft): void;
}

/** Saves a signed-in person's query in the account too. */
export function useAccountQuery(
  { unitId, title }: SqlTask,
  owner: Owner,
  incoming: Incoming,
): void {
  const onLater = useEffectEvent((later: Draft) => {
    incoming.take(later);
    toast('Your query from another device is newer and has been opened.');
  });
  const onMissed = useEffectEvent((later: Draft) => {
    incoming.offer(later);
    toast('Your account has a newer query from another device. What you typed here stays.');
  });
  const onAside = useEffectEvent((aside: Draft) => incoming.offer(aside));
  useEffect(() => {
    if (owner === null) return;
    const placeOf = () => ({ title, path: window.location.pathname });
    return saveWithAccount(draftCopy({ unitId, language: 'sql' }, owner, placeOf), {
      take: (later) => onLater(later),
      join: (own, later) => {
        onMissed(later);
        return own;
      },
      offer: (aside) => onAside(aside),
    });
  }, [unitId, title, owner]);
}
