import { DomainError } from '../../../errors/domain-error.ts';

export const emailTaken = () => {
  const message = "There's already an account with this email. Please log in instead.";
  return new DomainError(409, 'email-taken', message, { email: message });
};

/** For a sign-up; the owner of the address finds out by mail how to go on. */
export const emailUnverified = () => {
  const message =
    "Someone has signed up with this email, but nobody has verified it. We've emailed you a link: open it to make the account yours.";
  return new DomainError(409, 'email-unverified', message, { email: message });
};

export const wrongCredentials = () =>
  new DomainError(401, 'wrong-credentials', 'Wrong email or password.');

/** 400, since a 401 would make the browser refresh its session. @param field the one it was typed into. */
export const wrongPassword = (field: string) => {
  const message = "That's not your password.";
  return new DomainError(400, 'wrong-password', message, { [field]: message });
};

export const noPassword = () =>
  new DomainError(
    409,
    'no-password',
    "Your account doesn't have a password yet. Set one in your profile settings first.",
  );

export const passwordExists = () =>
  new DomainError(409, 'has-password', 'Your account already has a password. Change it instead.');

/** 403: a person without a password shows by a new sign-in that it is them. */
export const signInAgain = () =>
  new DomainError(
    403,
    'sign-in-again',
    "To make sure it's you, please log out, log in again and come back within 15 minutes.",
  );

/** Of an unknown, used, replaced or old link alike. */
export const deadLink = () =>
  new DomainError(
    400,
    'dead-link',
    'This link has been used, replaced by a newer one, or has expired.',
  );

/** 403 for a link without the password. @param claimable whether the link can also take the account over. */
export const proofRequired = (claimable: boolean) => {
  const message = "Please enter the account's password as well.";
  return new DomainError(403, 'proof-wanted', message, undefined, { claimable });
};

/** 409: nothing has happened to what is in the account. */
export const startsEmpty = () =>
  new DomainError(
    409,
    'starts-empty',
    "Nobody has verified this email, so we can't tell whether what's in its account is yours. With a new password you get an empty account, and what's in there now is deleted.",
  );

export const alreadyVerified = () =>
  new DomainError(409, 'already-verified', 'Your email is already verified.');

export const sameEmail = () => {
  const message = 'This is already your email.';
  return new DomainError(400, 'same-email', message, { email: message });
};
