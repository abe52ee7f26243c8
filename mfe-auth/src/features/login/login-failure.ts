import { fieldErrorsOf, messageOf, statusOf } from '@site/shared/platform';

export interface LoginFailure {
  toast: string;
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
  return {
    toast: messageOf(error, 'Login failed. Please check your credentials.'),
    email,
    password: refused ?? password,
  };
}
