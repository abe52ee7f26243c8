import { newUuid } from '@site/shared/contracts/composition';
import type { Attempt } from '@site/shared/contracts/practice';
import { sessionStore } from '@site/shared/platform';
import { placeOf, type Solvable } from '../language/solvable.ts';
import type { RunState } from '../run-state.ts';
import type { Judgement } from '../running/verdict.ts';
import { sendAttempt } from './account-attempts.ts';
import { storeOnDevice } from './device-attempts.ts';

/** Saves what was submitted: with the account if the person is logged in and it takes it, else on the device. */
export function recordAttempt(problem: Solvable, state: RunState, judgement: Judgement): void {
  const { verdict, passed, total } = judgement;
  const attempt: Attempt = {
    id: newUuid(),
    language: state.language,
    verdict,
    passed,
    total,
    milliseconds: state.milliseconds,
    submittedAt: new Date().toISOString(),
    code: state.source,
  };
  const { unitId } = problem;
  const place = placeOf(problem);
  const person = sessionStore.getState().user?.id ?? null;
  const store = () => storeOnDevice(unitId, place, person, attempt);
  // Nobody's attempt is lost because the API wouldn't take it.
  if (person) sendAttempt(unitId, place, attempt).catch(store);
  else store();
}
