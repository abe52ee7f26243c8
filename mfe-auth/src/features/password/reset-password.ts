import { request } from '@site/shared/api';
import type { ResetPasswordRequest } from '@site/shared/contracts/identity';
import { fieldErrorsOf, messageOf, problemOf, statusOf } from '@site/shared/platform';

type ResetResult =
  | { status: 'done' }
  /** The address isn't verified: the person has to agree first that the account will be emptied. */
  | { status: 'starts-empty' }
  /** The link has been used, has expired, or was never valid. */
  | { status: 'dead-link'; message: string }
  /** Nothing has changed, and it can be retried. */
  | { status: 'failed'; message: string; password?: string };

const SESSION_ENDED = 401;
const TOO_MANY_REQUESTS = 429;

/** Sets a new password for the link's account and ends all its sessions. */
export async function resetPassword(body: ResetPasswordRequest): Promise<ResetResult> {
  try {
    await save(body);
    return { status: 'done' };
  } catch (error) {
    if (problemOf(error)?.code === 'starts-empty') return { status: 'starts-empty' };
    const message = messageOf(error, "We couldn't change your password. Please try again.");
    const { password } = fieldErrorsOf(error);
    return isDead(statusOf(error)) && !password
      ? { status: 'dead-link', message }
      : { status: 'failed', message, password };
  }
}

/** Retries without a session if it turns out to have ended. */
const save = (body: ResetPasswordRequest): Promise<unknown> =>
  request(RESET, { body }).catch((error: unknown) => {
    if (statusOf(error) !== SESSION_ENDED) throw error;
    return request(RESET, { body });
  });

const RESET = 'POST /v1/auth/password/reset';

const isDead = (status: number | null) =>
  status !== null && status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS;
