import { LeftThingsNotice } from '@site/shared/device';
import { useEffect } from 'react';
import { followAttempts } from '../attempts/follow-attempts.ts';
import { sendStoredAttempts } from '../attempts/send-stored-attempts.ts';
import type { Solvable } from '../language/solvable.ts';
import type { OwnDraft } from '../use-draft.ts';
import { useAccountCases } from './use-account-cases.ts';
import { useAccountDraft } from './use-account-draft.ts';

interface AccountProps {
  problem: Solvable;
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
