import { useEffect } from 'react';
import { followAttempts } from '../attempts/follow-attempts.ts';
import { moveToAccount } from '../attempts/move-to-account.ts';
import type { Solvable } from '../language/solvable.ts';
import type { Draft } from '../use-draft.ts';
import { useAccountDraft } from './use-account-draft.ts';

interface AccountProps {
  problem: Solvable;
  person: string;
  draft: Draft;
}

/** What the page of a problem does for somebody who is signed in: attempts and draft are with the account. Shows nothing. */
export function Account({ problem, person, draft }: AccountProps) {
  useAccountDraft(problem, person, draft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: people who log in bring along what is on the device
  useEffect(() => {
    followAttempts();
    void moveToAccount();
  }, [person]);
  return null;
}
