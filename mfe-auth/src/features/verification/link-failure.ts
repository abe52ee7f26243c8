import { fieldErrorsOf, messageOf, statusOf } from '@site/shared/platform';

/** The link no longer works (400), or its address now belongs to someone else (409). */
const final = [400, 409];

/** Why a request with an emailed token failed: a dead link, an error at a field, or a temporary failure. */
export function linkFailure(error: unknown, otherwise: string) {
  const fields = fieldErrorsOf(error);
  const status = statusOf(error);
  // These forms have no field for the address.
  const hasFieldErrors = Object.keys(fields).some((field) => field !== 'email');
  const dead = status !== null && final.includes(status) && !hasFieldErrors;
  return { dead, message: messageOf(error, otherwise), fields };
}
