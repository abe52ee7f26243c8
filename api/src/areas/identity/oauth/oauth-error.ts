import type { OauthFailure } from '@site/shared/contracts/identity';
import { DomainError } from '../../../errors/domain-error.ts';

/** A sign-in through a provider that did not work, for a reason the login page has words for. */
export class OauthError extends Error {
  override name = 'OauthError';

  constructor(
    readonly reason: OauthFailure,
    cause?: unknown,
  ) {
    super(`The sign-in failed: ${reason}`, { cause });
  }
}

/** What a provider writes into the address a person comes back to, unless it simply failed. */
const reasons: Record<string, OauthFailure> = {
  access_denied: 'denied',
  server_error: 'provider-down',
  temporarily_unavailable: 'provider-down',
};

const AUTHORIZATION_RESPONSE = 'OAUTH_AUTHORIZATION_RESPONSE_ERROR';
const TIMED_OUT = new Set(['TimeoutError', 'AbortError']);

/** Says for anything thrown during a sign-in through a provider why it did not work. */
export function oauthErrorFrom(error: unknown): OauthError {
  if (error instanceof OauthError) return error;
  if (error instanceof DomainError && error.code === 'account-disabled')
    return new OauthError('account-disabled', error);
  const causes = causesOf(error);
  const reported = causes.find(({ code }) => code === AUTHORIZATION_RESPONSE)?.error;
  if (reported !== undefined) return new OauthError(reasons[reported] ?? 'failed', error);
  return new OauthError(causes.some(isDown) ? 'provider-down' : 'failed', error);
}

/** The parts of errors and of failed responses that are looked at. */
interface Cause {
  name?: string;
  message?: string;
  code?: string;
  /** As RFC 6749 names it, such as access_denied. */
  error?: string;
  /** Of a response that was not expected. */
  status?: number;
  cause?: unknown;
}

/** No connection, no response in time, or one in which the provider says so itself. */
const isDown = ({ name, message, code, status }: Cause): boolean =>
  TIMED_OUT.has(name ?? '') ||
  code === 'OAUTH_TIMEOUT' ||
  message === 'fetch failed' ||
  (status !== undefined && (status >= 500 || status === 429));

function causesOf(error: unknown): Cause[] {
  if (typeof error !== 'object' || error === null) return [];
  const { cause } = error as Cause;
  return [error as Cause, ...causesOf(cause)];
}
