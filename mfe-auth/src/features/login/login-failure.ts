import { fieldErrorsOf, messageOf, statusOf } from '@site/shared/platform';

const TOO_MANY_REQUESTS = 429;

export interface LoginFailure {
  toast: string;
  /** A toast goes away; how long to wait must stay. */
  wait?: string;
  email?: string;
  password?: string;
}

/** What a failed sign-in says, and beside which field. */
export function loginFailure(error: unknown): LoginFailure {
  const { email, password } = fieldErrorsOf(error);
  const refused =
    statusOf(error) === 401
      ? 'Invalid credentials. Please check your email and password.'
      : undefined;
  const message = messageOf(error, 'Login failed. Please check your credentials.');
  return {
    toast: message,
    wait: statusOf(error) === TOO_MANY_REQUESTS ? message : undefined,
    email,
    password: refused ?? password,
  };
}
