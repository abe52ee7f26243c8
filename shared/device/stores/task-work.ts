import type { Attempt } from '@site/shared/contracts';
import { createStore } from '../store.ts';
import { isAttempt } from './attempts.ts';
import type { Draft } from './drafts.ts';
import { type OwnInputs, parseOwnInputs } from './own-cases.ts';

/** What somebody has made of a JavaScript task, kept by the unit's id. */
export interface TaskWork {
  /** Null if it's the starter, and was never changed. */
  draft: Draft | null;
  /** The newest first. */
  attempts: Attempt[] | null;
  cases: OwnInputs | null;
  /** Of its page, so that a list can name it. */
  title: string;
  path: string;
}

/** Programs, attempts and own cases of JavaScript tasks. */
export const taskWork = createStore<TaskWork>('task-work', (stored) => {
  const { draft, attempts, cases, title, path } = { ...(stored as Partial<TaskWork>) };
  if (!draft && !attempts && !cases) return null;
  return {
    draft: typeof draft?.changedAt === 'string' ? draft : null,
    attempts: Array.isArray(attempts) ? attempts.filter(isAttempt) : null,
    cases: parseOwnInputs(cases),
    title: title || 'JavaScript task',
    path: path || '/roadmaps/javascript',
  };
});
