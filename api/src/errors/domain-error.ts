import type { ProblemCode } from '@site/shared/contracts/composition';

/** Field name to what would be right, in words for the person who filled the field in. */
export type FieldErrors = Record<string, string>;

/**
 * What the API refuses on purpose, thrown by services and mapped to a response in one place.
 * `message` is shown to people.
 */
export class DomainError extends Error {
  override name = 'DomainError';

  constructor(
    readonly statusCode: number,
    readonly code: ProblemCode,
    message: string,
    readonly errors?: FieldErrors,
    /** What else the response says, described by its route. */
    readonly facts?: Record<string, unknown>,
  ) {
    super(message);
  }
}

/** 401: nobody is signed in. */
export const signInRequired = () =>
  new DomainError(401, 'sign-in-required', 'Please log in first!');

/** 403: signed in, but this belongs to another person. */
export const forbidden = (message = "You're not allowed to do this.") =>
  new DomainError(403, 'forbidden', message);

/** 404: names what was not found. */
export const notFound = (message: string) => new DomainError(404, 'not-found', message);
