import { draftCopy, type Draft as StoredDraft, saveWithAccount } from '@site/shared/device';
import { toast } from '@site/shared/platform';
import { useEffect, useEffectEvent } from 'react';
import { placeOf, type Solvable } from '../language/solvable.ts';
import { type OwnDraft, USE_OWN } from '../use-draft.ts';

/** Saves a signed-in person's program with the account as well; the latest change wins. */
export function useAccountDraft(problem: Solvable, person: string, draft: OwnDraft): void {
  const { unitId, language } = problem;
  const place = useEffectEvent(() => placeOf(problem));
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
  useEffect(
    () =>
      saveWithAccount(
        draftCopy({ unitId, language }, person, () => place()),
        {
          take: (saved) => take(saved),
          join: (own, saved) => {
            offer(saved);
            return own;
          },
          offer: (aside) => offerAside(aside),
        },
      ),
    [unitId, language, person],
  );
}
