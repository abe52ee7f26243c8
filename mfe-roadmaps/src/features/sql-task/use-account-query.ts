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

/**
 * Keeps a signed-in person's query with the account as well; the latest change wins.
 * @param take is given another device's query that is later than this device's
 */
export function useAccountQuery(
  { unitId, title }: SqlTask,
  owner: Owner,
  take: (later: Query) => void,
): void {
  const onLater = useEffectEvent((later: Query) => {
    take(later);
    toast('Your query from another device is newer and has been opened.');
  });
  useEffect(() => {
    if (owner === null) return;
    const place = { person: owner, problemId: problemOfUnit(unitId), language: 'sql' } as const;
    const queryOf = (kept: KeptDraft | null): Query | null =>
      kept && {
        ...{ query: kept.code, changedAt: kept.changedAt },
        ...{ title, path: window.location.pathname },
      };
    return keepWithAccount<Query>({
      ...{ store: queries, name: unitId, person: owner },
      textOf: ({ query }) => query || null,
      fetch: async () => queryOf(await fetchDraft(place)),
      send: async ({ query: code, changedAt }) =>
        queryOf(await keepDraft(place, { code, changedAt })),
      take: (later) => onLater(later),
    });
  }, [unitId, title, owner]);
}
