import type { Attempt } from '@site/shared/contracts';
import { sessionStore } from '@site/shared/platform';
import type { RunState } from '../run-state.ts';
import type { Judgement } from '../running/verdict.ts';
import { keepOnDevice } from './device-attempts.ts';
import { sendAttempt } from './send-attempt.ts';

/** Keeps what was submitted: with the account if somebody is logged in and it takes it, else on the device. */
export function recordAttempt(problemId: string, state: RunState, judgement: Judgement): void {
  const { verdict, passed, total } = judgement;
  const attempt: Attempt = {
    id: newId(),
    language: state.language,
    verdict,
    passed,
    total,
    milliseconds: state.milliseconds,
    submittedAt: new Date().toISOString(),
    code: state.source,
  };
  const person = sessionStore.getState().user?.id ?? null;
  const keep = () => keepOnDevice(problemId, person, attempt);
  // Nobody's attempt is lost because the API wouldn't take it.
  if (person) sendAttempt(problemId, attempt).catch(keep);
  else keep();
}

/** A random UUID; randomUUID is missing if the page isn't encrypted. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
