import { fieldErrorsOf, statusOf } from '@site/shared/platform';

/** The props of both confirmations. */
export interface ConfirmationOutcome {
  /** The secret from the emailed link. */
  token: string;
  onDone: () => void;
  onDeadLink: (message: string) => void;
}

export const FAILED = "We couldn't delete your account. Please try again.";

/** Whether the link no longer works, rather than the password being wrong. */
export const isDeadLink = (error: unknown): boolean =>
  statusOf(error) === 400 && fieldErrorsOf(error).password === undefined;
