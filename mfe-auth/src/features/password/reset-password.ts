import { fieldErrorsOf, http, messageOf, statusOf } from '@site/shared/platform';

export type ResetResult =
  | { status: 'done' }
  /** The link has been used, has expired, or was never valid. */
  | { status: 'dead-link'; message: string }
  /** Nothing has changed, and the person can try again. */
  | { status: 'failed'; message: string; password?: string };

const TOO_MANY_REQUESTS = 429;

/** Sets a new password for the link's account and ends all its sessions. */
export async function resetPassword(token: string, password: string): Promise<ResetResult> {
  try {
    await http.post('/v1/auth/password/reset', { token, password });
    return { status: 'done' };
  } catch (error) {
    const message = messageOf(error, "We couldn't change your password. Please try again.");
    const { password } = fieldErrorsOf(error);
    return isDead(statusOf(error)) && !password
      ? { status: 'dead-link', message }
      : { status: 'failed', message, password };
  }
}

const isDead = (status: number | null) =>
  status !== null && status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS;
