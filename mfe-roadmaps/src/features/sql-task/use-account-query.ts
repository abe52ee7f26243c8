import { problemOfUnit, type SqlTask } from '@site/shared/contracts';
import {
  fetchDraft,
  type KeptDraft,
  keepDraft,
  keepWithAccount,
  type Owner,
  type Query,
  queries,
} from '@site/shared/device';
import { toast } from '@site/shared/platform';
import { useEffect, useEffectEvent } from 'react';

interface Incoming {
  /** Puts another device's query, which is later, in the place of this device's. */
  take(later: Query): void;
  /** Has it at hand instead, since somebody has typed here meanwhile. */
  offer(later: Query): void;
}

/** Keeps a signed-in person's query with the account as well; the latest change wins. */
export function useAccountQuery(
  { unitId, title }: SqlTask,
  owner: Owner,
  incoming: Incoming,
): void {
  const onLater = useEffectEvent((later: Query) => {
    incoming.take(later);
    toast('Your query from another device is newer and has been opened.');
  });
  const onMissed = useEffectEvent((later: Query) => {
    incoming.offer(later);
    toast('Your account has a newer query from another device. What you typed here stays.');
  });
  const onAside = useEffectEvent((aside: Query) => incoming.offer(aside));
  useEffect(() => {
    if (owner === null) return;
    const place = { person: owner, problemId: problemOfUnit(unitId), language: 'sql' } as const;
    const queryOf = (kept: KeptDraft | null): Query | null =>
      kept && {
        ...{ query: kept.code, changedAt: kept.changedAt },
        ...{ title, path: window.location.pathname },
      };
    return keepWithAccount<Query>({
      ...{ kind: 'query', store: queries, name: unitId, person: owner },
      textOf: ({ query }) => query || null,
      fetch: async () => queryOf(await fetchDraft(place)),
      send: async ({ query: code, changedAt }) =>
        queryOf(await keepDraft(place, { code, changedAt })),
      take: (later) => onLater(later),
      join: (own, later) => {
        onMissed(later);
        return own;
      },
      offer: (aside) => onAside(aside),
    });
  }, [unitId, title, owner]);
}
