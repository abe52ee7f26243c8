import type { OauthFailure } from '@site/shared/contracts';
import { Refusal } from './refusal.ts';

/** What a provider writes into the address a person comes back to, where it is not simply a failure. */
const answers: Record<string, OauthFailure> = {
  access_denied: 'denied',
  server_error: 'provider-down',
  temporarily_unavailable: 'provider-down',
};

const AUTHORIZATION_RESPONSE = 'OAUTH_AUTHORIZATION_RESPONSE_ERROR';
const TOO_LATE = new Set(['TimeoutError', 'AbortError']);

/** Says for an error on the way through a provider why the sign-in did not work. */
export function refusalFrom(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const causes = causesOf(error);
  const told = causes.find(({ code }) => code === AUTHORIZATION_RESPONSE)?.error;
  if (told !== undefined) return new Refusal(answers[told] ?? 'failed', error);
  return new Refusal(causes.some(isDown) ? 'provider-down' : 'failed', error);
}

/** The parts of errors and of failed answers that are looked at. */
interface Cause {
  name?: string;
  message?: string;
  code?: string;
  /** As RFC 6749 names it, such as access_denied. */
  error?: string;
  /** Of an answer that was not expected. */
  status?: number;
  cause?: unknown;
}

/** No connection, no answer in time, or an answer by which the provider says so itself. */
const isDown = ({ name, message, code, status }: Cause): boolean =>
  TOO_LATE.has(name ?? '') ||
  code === 'OAUTH_TIMEOUT' ||
  message === 'fetch failed' ||
  (status !== undefined && (status >= 500 || status === 429));

function causesOf(error: unknown): Cause[] {
  if (typeof error !== 'object' || error === null) return [];
  const { cause } = error as Cause;
  return [error as Cause, ...causesOf(cause)];
}
