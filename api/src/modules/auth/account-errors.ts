import { DomainError } from '../../errors/domain-error.ts';

export const emailTaken = () => {
  const message = 'An account with this email address exists already. Please log in instead.';
  return new DomainError(409, 'email-taken', message, { email: message });
};

export const wrongCredentials = () =>
  new DomainError(
    401,
    'wrong-credentials',
    'Invalid credentials. Please check your email and password.',
  );

/** 400, since a 401 would make the browser refresh its session. @param field where it was typed. */
export const wrongPassword = (field: string) => {
  const message = 'This is not your password.';
  return new DomainError(400, 'wrong-password', message, { [field]: message });
};

export const noPassword = () =>
  new DomainError(
    409,
    'no-password',
    "Your account has no password yet. 'Forgot password?' on the login page sends you a link to choose one.",
  );

/** Of an unknown, used, replaced or old link alike. */
export const deadLink = () =>
  new DomainError(400, 'dead-link', 'This link has been used, was replaced, or is too old.');

export const alreadyVerified = () =>
  new DomainError(409, 'already-verified', 'Your email address is verified already.');

export const sameEmail = () => {
  const message = 'This is the address of your account already.';
  return new DomainError(400, 'same-email', message, { email: message });
};
