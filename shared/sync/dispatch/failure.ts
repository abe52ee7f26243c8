import type { Problem } from '../../contracts/composition/index.ts';
import { problemOf, responseOf, statusOf } from '../../http/index.ts';

/** Why something is never sent again as it is. */
export interface Refusal {
  status: number;
  problem: Problem | null;
}

/** Why something couldn't be sent. */
export type Failure =
  /** Nobody answered: the network is away, or the answer took too long. */
  | { kind: 'none'; error: unknown }
  /** The server cannot now, or has had enough: to be tried again after `delayMs`, if it said so. */
  | { kind: 'later'; everything: boolean; delayMs: number | null; error: unknown }
  | { kind: 'session-over'; error: unknown }
  | { kind: 'refused'; refusal: Refusal; error: unknown };

const TOO_MANY = 429;
const OTHER_PERSON = 'other-person';
const passing = new Set([408, 425, TOO_MANY]);

/** What the error of a call means for what it sent. */
export function failureOf(error: unknown): Failure {
  const status = statusOf(error);
  if (status === null) return { kind: 'none', error };
  const problem = problemOf(error);
  // Cookies say who is logged in, and they may be ahead of what this page knows.
  if (status === 401 || problem?.code === OTHER_PERSON) return { kind: 'session-over', error };
  if (status >= 500 || passing.has(status)) {
    return { kind: 'later', everything: status === TOO_MANY, delayMs: retryAfterMs(error), error };
  }
  return { kind: 'refused', refusal: { status, problem }, error };
}

/** No timer counts further than 24 days, and no pause should. */
const LONGEST_PAUSE_MS = 24 * 60 * 60_000;

/** Retry-After is in seconds or a date. */
function retryAfterMs(error: unknown): number | null {
  const header: unknown = responseOf(error)?.headers['retry-after'];
  if (typeof header !== 'string' || header === '') return null;
  const delay = Number.isNaN(Number(header))
    ? Date.parse(header) - Date.now()
    : Number(header) * 1000;
  return Number.isNaN(delay) ? null : Math.min(Math.max(0, delay), LONGEST_PAUSE_MS);
}
