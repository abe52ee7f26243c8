import type { ConfirmDeletionRequest, DeletionRequest } from '@site/shared/contracts';
import { http, problemOf } from '@site/shared/platform';

/** Mails the link that deletes the account. */
export const requestDeletion = (request: DeletionRequest): Promise<unknown> =>
  http.post('/v1/auth/deletion', request);

/** Deletes the account that the mail's link belongs to, for good. */
export const confirmDeletion = (request: ConfirmDeletionRequest): Promise<unknown> =>
  http.post('/v1/auth/deletion/confirm', request);

/** Whether the sign-in is too old to ask for the deletion with. */
export const mustSignInAgain = (error: unknown): boolean =>
  problemOf(error)?.code === 'sign-in-again';

/** Whether the link alone is not enough: this browser isn't signed in to its account. */
export const wantsPassword = (error: unknown): boolean => problemOf(error)?.code === 'proof-wanted';
