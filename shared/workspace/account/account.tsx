import {
  casesCopy,
  draftCopy,
  joinInputs,
  LeftThingsNotice,
  type OwnInputs,
  ownCases,
  type Draft as StoredDraft,
  saveWithAccount,
  workName,
} from '@site/shared/device';
import { toast } from '@site/shared/platform';
import { useEffect, useEffectEvent } from 'react';
import { followAttempts, sendStoredAttempts } from '../attempts/account-attempts.ts';
import { placeOf, type Writable } from '../language/solvable.ts';
import { type OwnDraft, USE_OWN } from '../use-draft.ts';

interface AccountProps {
  problem: Writable;
  person: string;
  draft: OwnDraft;
}

/**
 * What the page of a problem does for a signed-in person: attempts, draft and own cases are with the account.
 * Shows only that something was made here before.
 */
export function Account({ problem, person, draft }: AccountProps) {
  useAccountDraft(problem, person, draft);
  useAccountCases(problem, person);
  useEffect(() => {
    followAttempts();
    void sendStoredAttempts(person);
  }, [person]);
  return <LeftThingsNotice />;
}

/** Saves a signed-in person's program with the account as well; the latest change wins. */
function useAccountDraft(problem: Writable, person: string, draft: OwnDraft): void {
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

/** Saves the cases that a signed-in person has added with the account as well; the latest change wins. */
function useAccountCases(problem: Writable, person: string): void {
  const { unitId, language } = problem;
  const name = workName(problem);
  const place = useEffectEvent(() => placeOf(problem));
  useEffect(
    () =>
      saveWithAccount(
        casesCopy({ unitId, language }, person, () => place()),
        {
          take: (saved) =>
            ownCases.write(name, person, joinedIfUndated(saved, ownCases.read(name, person))),
          join: (own, saved) => joined(saved, own),
        },
      ),
    [unitId, language, name, person],
  );
}

/** Those that were merged here join those of the account. */
const joinedIfUndated = (saved: OwnInputs, own: OwnInputs | null): OwnInputs =>
  own && own.changedAt === '' ? joined(saved, own) : saved;

const joined = (saved: OwnInputs, own: OwnInputs): OwnInputs => ({
  ...own,
  inputs: joinInputs(saved.inputs, own.inputs),
  changedAt: new Date().toISOString(),
});
