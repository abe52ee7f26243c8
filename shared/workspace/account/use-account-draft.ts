import {
  drafts,
  fetchDraft,
  type KeptDraft,
  keepDraft,
  keepWithAccount,
  type Draft as StoredDraft,
  workName,
} from '@site/shared/device';
import { toast } from '@site/shared/platform';
import { useEffect, useEffectEvent } from 'react';
import { placeOf, type Solvable } from '../language/solvable.ts';
import { type OwnDraft, USE_OWN } from '../use-draft.ts';

/** Saves a signed-in person's program with the account as well; the latest change wins. */
export function useAccountDraft(problem: Solvable, person: string, draft: OwnDraft): void {
  const { unitId, language } = problem;
  const name = workName(problem);
  const placed = useEffectEvent(
    (saved: KeptDraft | null): StoredDraft | null =>
      saved && { code: saved.code, changedAt: saved.changedAt, ...placeOf(problem) },
  );
  const take = useEffectEvent(({ code, changedAt }: StoredDraft) => {
    if (code === null || code === draft.code) return;
    draft.replace(code, USE_OWN, changedAt);
    toast('Your code from another device is newer and has been opened.');
  });
  const offer = useEffectEvent(({ code }: StoredDraft) => {
    if (code === null) return;
    draft.offer({ name: 'Open synced code', code });
    toast('Your account has newer code from another device. What you typed here stays.');
  });
  const offerAside = useEffectEvent(({ code }: StoredDraft) => {
    if (code !== null && code !== draft.code) draft.offer({ name: 'Open the other version', code });
  });
  useEffect(() => {
    const place = { person, unitId, language };
    return keepWithAccount<StoredDraft>({
      ...{ kind: 'draft', store: drafts, name, person },
      textOf: ({ code }) => code,
      fetch: async () => placed(await fetchDraft(place)),
      send: async (own, base) => placed(await keepDraft(place, own, base)),
      take: (saved) => take(saved),
      join: (own, saved) => {
        offer(saved);
        return own;
      },
      offer: (aside) => offerAside(aside),
    });
  }, [unitId, language, name, person]);
}
