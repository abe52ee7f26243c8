import { fieldErrorsOf, messageOf, statusOf } from '@site/shared/platform';

/** Too many attempts, or a disabled account: nothing that can be corrected in the form. */
const lasting = new Set([429, 403]);

interface LoginFailure {
  toast: string;
  /** Shown on the page, since a toast disappears: how long to wait, or whom to contact. */
  lasting?: string;
  email?: string;
  password?: string;
}

/** The message of a failed sign-in, and the field it belongs to. */
export function loginFailure(error: unknown): LoginFailure {
  const { email, password } = fieldErrorsOf(error);
  const refused =
    statusOf(error) === 401
      ? 'Invalid credentials. Please check your email and password.'
      : undefined;
  const message = messageOf(error, 'Login failed. Please check your credentials.');
  return {
    toast: message,
    lasting: lasting.has(statusOf(error) ?? 0) ? message : undefined,
    email,
    password: refused ?? password,
  };
}
